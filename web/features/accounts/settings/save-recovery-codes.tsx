import { useEffect, useRef } from 'react';
import * as words from '#words/accounts/account.ts';
import { Button } from '../../../components/button.tsx';
import { copyText } from '../../../components/text/copy-text.ts';
import { saveFile } from '../../../lib/save-file.ts';

interface SaveRecoveryCodesProps {
  email: string;
  codes: readonly string[];
  onSaved(): void;
}

/** New recovery codes, which can't be shown again. The heading gets the focus, because the form that had it is gone. */
export function SaveRecoveryCodes({ email, codes, onSaved }: SaveRecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    void copyText(codes.join('\n'), {
      copied: words.codesCopied,
      copyFailed: { title: words.codesNotCopied },
    });
  const download = () => {
    const text = [words.codesFile(email), '', ...codes, ''].join('\n');
    saveFile(new Blob([text], { type: 'text/plain' }), words.codesFileName);
  };
  return (
    <div className="grid max-w-form gap-5">
      <div className="grid gap-2">
        <h3 ref={heading} tabIndex={-1} className="font-sans text-lg font-semibold">
          {words.saveCodes}
        </h3>
        <p className="text-muted">{words.whySaveCodes}</p>
        <p className="font-semibold">{words.shownOnce}</p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-2 rounded-control bg-sunken px-4 py-3 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={copy}>
          {words.copyCodes}
        </Button>
        <Button variant="secondary" onClick={download}>
          {words.downloadCodes}
        </Button>
      </div>
      <Button size="large" onClick={onSaved} className="justify-self-start">
        {words.codesSaved}
      </Button>
    </div>
  );
}
