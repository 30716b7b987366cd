import { type FormEvent, useId, useState } from 'react';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import { folded } from '#shared/text/folded.ts';
import * as words from '#words/profiles/profile.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { TextInput } from '../../components/forms/inputs.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { ApiError, call } from '../../lib/api/api-client.ts';
import { reasonOf } from '../../parts/accounts/reason-of.ts';

interface DeleteDialogProps {
  onClose(): void;
  /** Called when the account is deleted. */
  onDeleted(): Promise<void>;
}

export default function DeleteDialog({ onClose, onDeleted }: DeleteDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  // True after an attempt whose result is unknown.
  const [mayBeGone, setMayBeGone] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (folded(typed.trim()) !== folded(words.confirmation)) {
      setError(words.notTyped);
      return;
    }
    setError(undefined);
    setBusy(true);
    try {
      await call(deleteAccount, {});
      await onDeleted();
    } catch (cause) {
      const status = cause instanceof ApiError ? cause.status : undefined;
      // The server finishes a deletion that has begun, and then refuses the deleted person's token.
      if (mayBeGone && status === 401) return await onDeleted();
      setMayBeGone(mayBeGone || status === undefined || status >= 500);
      setBusy(false);
      setError(words.notDeleted(reasonOf(cause)));
    }
  };

  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {words.keepAccount}
      </Button>
      <Button type="submit" form={formId} variant="danger" busy={isBusy ? words.deleting : undefined}>
        {words.deleteForGood}
      </Button>
    </>
  );
  return (
    <Dialog onClose={isBusy ? () => {} : onClose} title={words.deleteTitle} footer={footer}>
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <p>{words.cannotBeUndone}</p>
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          {words.consequences.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <p>{words.downloadFirst}</p>
        <Field label={words.typeToConfirm} error={error}>
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
