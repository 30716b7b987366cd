import { useState } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '#shared/languages.ts';
import { entriesOf } from '#shared/names-of.ts';
import { cancel } from '#words/general/form.ts';
import * as words from '#words/newsletters/newsletters.ts';
import * as versions from '#words/newsletters/versions.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { FormFoot } from '../../components/forms/form-foot.tsx';
import { ToggleGroup } from '../../components/forms/toggle-group.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { PATHS } from '../../lib/navigation/paths.ts';
import { useMe } from '../../lib/session/session.tsx';
import type { AudienceCount } from './count-audience.ts';
import type { Letter } from './mailing-draft.ts';
import { readTime, TimeField } from './time-field.tsx';

type When = keyof typeof words.whens;
const WHENS = entriesOf(words.whens).map(([value, label]) => ({ value, label }));

interface SendDialogProps {
  letter: Letter;
  count: AudienceCount;
  failure: string | undefined;
  isBusy: boolean;
  /** @param sendAt ISO 8601; undefined for now */
  onSend(sendAt: string | undefined): void;
  onClose(): void;
}

/** Says how many people get the email, and who does not, before it is sent, now or at a chosen time. */
export function SendDialog({ letter, count, failure, isBusy, onSend, onClose }: SendDialogProps) {
  const { recipients, unwanted, suppressed, withoutAddress } = count;
  const isAdmin = useMe()?.roles.includes('admin') ?? false;
  const [when, setWhen] = useState<When>('now');
  const [written, setWritten] = useState('');
  const [issue, setIssue] = useState<string>();
  const [missing] = withoutAddress;
  const canSend = recipients > 0 && missing === undefined;
  const isLater = when === 'later';
  const send = () => {
    if (!isLater) return onSend(undefined);
    const read = readTime(written);
    if ('issue' in read) return setIssue(read.issue);
    setIssue(undefined);
    onSend(read.sendAt);
  };
  return (
    <Dialog onClose={onClose} title={words.confirmTitle(recipients)}>
      <div className="flex flex-col gap-4">
        {unwanted + suppressed > 0 && <p>{words.leftOutBefore(unwanted, suppressed)}</p>}
        <ByLanguage letter={letter} languages={count.languages} />
        {canSend && <ToggleGroup<When> label={words.when} value={when} onChange={setWhen} options={WHENS} />}
        {canSend && isLater && <TimeField value={written} onChange={setWritten} error={issue} />}
        <p>{missing ? words.noAddress(missing) : textOf(recipients, isLater)}</p>
        {missing && !isAdmin && <p>{words.askForAddress}</p>}
        <FormFoot failure={failure} className="justify-end">
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          {missing && isAdmin && (
            <ButtonLink to={`${PATHS.admin}/settings?face=${missing}`}>{words.enterAddress}</ButtonLink>
          )}
          {canSend && (
            <Button variant="primary" busy={isBusy ? busyWords(isLater) : undefined} onClick={send}>
              {isLater ? words.schedule : words.send}
            </Button>
          )}
        </FormFoot>
      </div>
    </Dialog>
  );
}

type ByLanguageProps = Pick<SendDialogProps, 'letter'> & Pick<AudienceCount, 'languages'>;

/** Says how many people have each language, and in which of them nobody wrote the email. */
function ByLanguage({ letter: { inLanguages = {} }, languages }: ByLanguageProps) {
  const present = LANGUAGES.filter((language) => languages[language] > 0);
  if (present.every((language) => language === 'en')) return null;
  return (
    <ul>
      {present.map((language) => {
        const isWritten = language === 'en' || inLanguages[language] !== undefined;
        const text = isWritten ? versions.readers : versions.readersOfEnglish;
        return <li key={language}>{text(LANGUAGE_NAMES[language], languages[language])}</li>;
      })}
    </ul>
  );
}

const busyWords = (isLater: boolean) => (isLater ? words.scheduling : words.starting);

function textOf(recipients: number, isLater: boolean): string {
  if (recipients === 0) return words.nobody;
  return isLater ? words.confirmLater : words.confirmText;
}
