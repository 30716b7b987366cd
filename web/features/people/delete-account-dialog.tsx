import { useNavigate } from 'react-router-dom';
import { deleteUser } from '#shared/people/endpoints.ts';
import { type DeletionBody, deletionBody, type UserDetails } from '#shared/people/schemas.ts';
import * as words from '#words/people/people.ts';
import { TextField } from '../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../components/forms/form-foot.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { toAdminTab, USERS_TAB } from '../../lib/navigation/paths.ts';

interface DeleteAccountDialogProps {
  person: UserDetails;
  onClose(): void;
}

/** Deletes an account after its name was typed; the server compares the names. */
export function DeleteAccountDialog({ person: { userId, name }, onClose }: DeleteAccountDialogProps) {
  const navigate = useNavigate();
  const form = useContractForm<DeletionBody, DeletionBody>({
    schema: deletionBody,
    defaults: { name: '' },
    async send(body) {
      await call(deleteUser, { params: { userId }, body });
      toast({ title: words.accountDeleted(name), kind: 'good' });
      navigate(toAdminTab(USERS_TAB), { replace: true });
    },
  });
  return (
    <Dialog onClose={onClose} title={words.deleteAccountTitle(name)}>
      <DialogForm
        form={form}
        submit={words.deleteAccount}
        busy={words.deleting}
        variant="danger"
        onCancel={onClose}
      >
        <p>{words.deleteAccountText}</p>
        <TextField
          form={form}
          name="name"
          label={words.typeName(name)}
          autoComplete="off"
          spellCheck={false}
        />
      </DialogForm>
    </Dialog>
  );
}
