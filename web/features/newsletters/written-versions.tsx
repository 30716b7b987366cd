import { LANGUAGE_NAMES } from '#shared/languages.ts';
import { OTHER_LANGUAGES } from '#shared/text/in-languages.ts';
import { Written } from '../../components/text/written.tsx';
import type { Letter } from './mailing-draft.ts';

/** The text of an email as its author wrote it, and then its versions in other languages. */
export function WrittenVersions({ letter: { content, inLanguages = {} } }: { letter: Letter }) {
  return (
    <div className="grid gap-4">
      <Written as="p">{content}</Written>
      {OTHER_LANGUAGES.map((language) => {
        const version = inLanguages[language];
        return (
          version && (
            <section key={language} aria-label={LANGUAGE_NAMES[language]} className="grid gap-1">
              <p lang={language} className="text-sm text-muted">
                {LANGUAGE_NAMES[language]}
              </p>
              <div lang={language}>
                <p className="font-semibold wrap-anywhere">
                  <Written>{version.subject}</Written>
                </p>
                <Written as="p">{version.content}</Written>
              </div>
            </section>
          )
        );
      })}
    </div>
  );
}
