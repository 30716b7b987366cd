import { type FormEvent, useId, useState } from 'react';
import { deleteAccount } from '#shared/profiles/endpoints.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { TextInput } from '../../components/inputs.tsx';
import { call } from '../../lib/api-client.ts';
import { reasonOf } from './words.ts';

const CONFIRMATION = 'delete';

const CONSEQUENCES = [
  'You are signed out everywhere and cannot log in any more.',
  'Your profiles, your photo and your credits are erased.',
  'Your catches and pledges disappear from the site, with their photos.',
  'The meals you pledged stay in the totals of the community, without your name.',
];

interface DeleteDialogProps {
  onClose(): void;
  /** The account is gone. */
  onDeleted(): Promise<void>;
}

export default function DeleteDialog({ onClose, onDeleted }: DeleteDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim().toLowerCase() !== CONFIRMATION) {
      setError(`Please type ${CONFIRMATION} to confirm`);
      return;
    }
    setError(undefined);
    setBusy(true);
    try {
      await call(deleteAccount, {});
      await onDeleted();
    } catch (cause) {
      setBusy(false);
      setError(`Your account was not deleted. ${reasonOf(cause)}`);
    }
  };

  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Keep my account
      </Button>
      <Button type="submit" form={formId} variant="danger" busy={isBusy ? 'Deleting...' : undefined}>
        Delete for good
      </Button>
    </>
  );
  return (
    <Dialog open onClose={isBusy ? () => {} : onClose} title="Delete your account?" footer={footer}>
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <p>This cannot be undone:</p>
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          {CONSEQUENCES.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p>You can download your data first.</p>
        <Field label={`Type ${CONFIRMATION} to confirm`} error={error}>
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
