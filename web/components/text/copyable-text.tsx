import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { copyText } from './copy-text.ts';

interface CopyableTextProps {
  text: string;
  words: Parameters<typeof copyText>[1] & { copy: string };
  /** The text as it is shown. It can also be copied by hand. */
  children: ReactNode;
}

/** A text with a button that copies it. */
export function CopyableText({ text, words, children }: CopyableTextProps) {
  return (
    <>
      {children}
      <Button
        data-needs-script
        variant="secondary"
        className="self-start"
        onClick={() => void copyText(text, words)}
      >
        {words.copy}
      </Button>
    </>
  );
}
