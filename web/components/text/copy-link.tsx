import { useId, useRef } from 'react';
import { linkBy } from '#shared/sharing/links.ts';
import { copied, copyFailed } from '#words/posts/parts.ts';
import * as sharing from '#words/sharing/share-screen.ts';
import { Button } from '../button.tsx';
import { TextInput } from '../forms/inputs.tsx';
import { copyText } from './copy-text.ts';

/** As `copyText`. */
export const copyLink = (link: string): Promise<boolean> => copyText(link, { copied, copyFailed });

interface CopyLinkProps {
  /** As `shareLink` gives it. */
  link: string;
  /** Whether it leads to another page than this one. */
  hasPreview: boolean;
}

/** An address to pass on, as text that can be copied by hand too. */
export function CopyLink({ link, hasPreview }: CopyLinkProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const address = linkBy('link', link);
  const copy = async () => {
    // If copying fails, the text is selected, so that people can copy it themselves.
    if (!(await copyLink(address))) input.current?.select();
  };
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {sharing.linkLabel}
      </label>
      <TextInput id={id} ref={input} readOnly value={address} onFocus={({ target }) => target.select()} />
      <div className="flex flex-wrap gap-2">
        <Button data-needs-script variant="secondary" onClick={() => void copy()}>
          {sharing.copy}
        </Button>
        {hasPreview && (
          // Rendered on the server: a full page load.
          <a
            href={new URL(link).pathname}
            className="text-link inline-flex min-h-11 items-center px-2 font-semibold"
          >
            {sharing.preview}
          </a>
        )}
      </div>
    </div>
  );
}
