import type { ReactNode } from 'react';
import { OTHER_LANGUAGES, type OtherLanguage } from '#shared/text/in-languages.ts';
import { englishStands, inOtherLanguages } from '#words/general/form.ts';

interface InOtherLanguagesProps {
  /** Says what people read if a field is empty, unless it is the English text. */
  hint?: string;
  /** Opens it for a field to correct. */
  hasIssue: boolean;
  /** The fields of one language; their controls have its `lang`. */
  children(language: OtherLanguage): ReactNode;
}

/** The part of a form with texts in languages other than English, closed at first. */
export function InOtherLanguages({ hint = englishStands, hasIssue, children }: InOtherLanguagesProps) {
  return (
    <details open={hasIssue || undefined}>
      <summary className="text-link flex min-h-11 w-fit cursor-pointer items-center">
        {inOtherLanguages}
      </summary>
      <div className="grid gap-5 pt-1">
        <p className="text-sm text-muted">{hint}</p>
        {OTHER_LANGUAGES.map((language) => (
          <div key={language}>{children(language)}</div>
        ))}
      </div>
    </details>
  );
}
