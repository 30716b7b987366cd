import { LANGUAGE_NAMES } from '#shared/languages.ts';
import { MAIL_CONTENT_LENGTH } from '#shared/newsletters/limits.ts';
import type { OtherLanguage } from '#shared/text/in-languages.ts';
import * as words from '#words/newsletters/newsletters.ts';
import { emptyIsEnglish } from '#words/newsletters/versions.ts';
import { Field } from '../../components/forms/field.tsx';
import { InOtherLanguages } from '../../components/forms/in-other-languages.tsx';
import { TextArea, TextInput } from '../../components/forms/inputs.tsx';
import { AudienceField } from './audience-field.tsx';
import { EMPTY, type Version } from './mailing-draft.ts';
import type { useDraft } from './use-draft.ts';
import type { useMailingForm } from './use-mailing-form.ts';

type Draft = ReturnType<typeof useDraft>;

interface LetterFieldsProps {
  draft: Draft;
  onChange: Draft['change'];
  form: Pick<ReturnType<typeof useMailingForm>, 'issues' | 'errorOf'>;
}

/** The recipients, and the text in English and other languages. */
export function LetterFields({
  draft: { letter, beginning },
  onChange,
  form: { issues, errorOf },
}: LetterFieldsProps) {
  return (
    <>
      <AudienceField
        key={beginning}
        initial={letter}
        onChange={({ audience, person }) => onChange({ audience, person })}
        error={errorOf('audience')}
      />
      <VersionFields version={letter} onChange={onChange} errorOf={errorOf} />
      <InOtherLanguages
        hint={emptyIsEnglish}
        hasIssue={issues.some(({ path }) => path.startsWith('inLanguages.'))}
      >
        {(language) => {
          const version = letter.inLanguages?.[language] ?? EMPTY;
          return (
            <VersionFields
              version={version}
              language={language}
              onChange={(changes) =>
                onChange({ inLanguages: { ...letter.inLanguages, [language]: { ...version, ...changes } } })
              }
              errorOf={(path) => errorOf(`inLanguages.${language}.${path}`)}
            />
          );
        }}
      </InOtherLanguages>
    </>
  );
}

interface VersionFieldsProps {
  version: Version;
  /** Absent for English. */
  language?: OtherLanguage;
  onChange(changes: Partial<Version>): void;
  errorOf(path: keyof Version): string | undefined;
}

/** The subject and text in one language. */
function VersionFields({ version: { subject, content }, language, onChange, errorOf }: VersionFieldsProps) {
  const label = (name: string) => (language ? `${name} (${LANGUAGE_NAMES[language]})` : name);
  return (
    <div className="grid gap-5">
      <Field label={label(words.subject)} error={errorOf('subject')}>
        {(control) => (
          <TextInput
            {...control}
            lang={language}
            value={subject}
            onChange={({ target }) => onChange({ subject: target.value })}
          />
        )}
      </Field>
      <Field
        label={label(words.content)}
        hint={language ? undefined : words.contentHint}
        error={errorOf('content')}
      >
        {(control) => (
          <TextArea
            {...control}
            lang={language}
            rows={language ? 8 : 12}
            value={content}
            limit={MAIL_CONTENT_LENGTH}
            length={content.length}
            onChange={({ target }) => onChange({ content: target.value })}
          />
        )}
      </Field>
    </div>
  );
}
