import { linkBy } from '#shared/sharing/links.ts';
import { copied, copyFailed } from '#words/posts/parts.ts';
import * as sharing from '#words/sharing/share-screen.ts';
import { CopyField } from './copy-field.tsx';
import { copyText } from './copy-text.ts';

const messages = { copied, copyFailed };

/** See `copyText`. */
export const copyLink = (link: string): Promise<boolean> => copyText(link, messages);

interface CopyLinkProps {
  /** A link made by `shareLink`. */
  link: string;
  /** Whether it leads to another page than this one. */
  hasPreview: boolean;
}

/** A link to share. */
export function CopyLink({ link, hasPreview }: CopyLinkProps) {
  return (
    <CopyField label={sharing.linkLabel} value={linkBy('link', link)} copy={sharing.copy} messages={messages}>
      {hasPreview && (
        // The server renders this page, so it needs a full page load.
        <a
          href={new URL(link).pathname}
          className="text-link inline-flex min-h-11 items-center px-2 font-semibold"
        >
          {sharing.preview}
        </a>
      )}
    </CopyField>
  );
}
