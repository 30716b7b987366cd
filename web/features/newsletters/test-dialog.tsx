import { useState } from 'react';
import type { Flavour } from '#shared/flavours.ts';
import { LANGUAGE_NAMES } from '#shared/languages.ts';
import { MAILING_TEST_RECIPIENTS } from '#shared/limits.ts';
import { testBody } from '#shared/newsletters/schemas.ts';
import { cancel } from '#words/general/form.ts';
import * as words from '#words/newsletters/newsletters.ts';
import { testIn } from '#words/newsletters/versions.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { FormFoot } from '../../components/forms/form-foot.tsx';
import { TextInput } from '../../components/forms/inputs.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { useAction } from '../../components/overlays/use-action.ts';
import { ApiError } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/failure-words.ts';
import { issuesBy } from '../../lib/forms/form-rules.ts';
import { useMe } from '../../lib/session/session.tsx';
import { type Letter, textIn } from './mailing-draft.ts';
import type { Shown } from './mailing-preview.tsx';
import { sendTest } from './use-mailing-form.ts';

interface TestDialogProps {
  letter: Letter;
  shown: Shown;
  onClose(): void;
}

const issuesOf = issuesBy(testBody);

/** Sends a test of the email as the preview shows it to the person's own address, or to a few others. */
export function TestDialog({ letter, shown: { view, language }, onClose }: TestDialogProps) {
  const [written, setWritten] = useState(useMe()?.user.email ?? '');
  const [issue, setIssue] = useState<string>();
  const sending = useAction(
    async () => {
      const to = written.split(/[\s,;]+/).filter(Boolean);
      const flavour: Flavour = view === 'community' ? view : 'consumer';
      const body = { ...textIn(letter), flavour, language, to };
      const [first] = issuesOf(body);
      setIssue(first?.message);
      if (first) return;
      await sendTest(body);
      onClose();
    },
    (error) => {
      const [first] = error instanceof ApiError ? error.issues : [];
      setIssue(first?.message ?? messageOf(error));
      return undefined;
    },
  );
  return (
    <Dialog onClose={onClose} title={words.sendTest}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void sending.run();
        }}
        className="flex flex-col gap-5"
      >
        <p>{testIn(LANGUAGE_NAMES[language])}</p>
        <Field label={words.testTo} hint={words.testToHint(MAILING_TEST_RECIPIENTS)} error={issue}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              value={written}
              onChange={({ target }) => setWritten(target.value)}
            />
          )}
        </Field>
        <FormFoot failure={undefined} className="justify-end">
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" variant="primary" busy={sending.isBusy ? words.sendingTest : undefined}>
            {words.sendTest}
          </Button>
        </FormFoot>
      </form>
    </Dialog>
  );
}
