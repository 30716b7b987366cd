import { useNavigate } from 'react-router-dom';
import { changePassword as rules } from '#shared/accounts/sign-in.ts';
import * as words from '#words/accounts/account.ts';
import { saving } from '#words/general/form.ts';
import { Field } from '../../../components/forms/field.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { PATHS } from '../../../lib/navigation/paths.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { changePassword, isWrongPassword, passwordWords } from '../../../lib/session/user-pool.ts';
import { PasswordInput } from '../../../parts/accounts/password-input.tsx';
import { NewPasswordField, PasswordOwner } from '../../../parts/accounts/pool-fields.tsx';
import { usePoolForm } from '../../../parts/accounts/use-pool-form.ts';
import { FormFrame } from './form-frame.tsx';

/** The form for the old password and a new one. */
export function PasswordForm({ email, onClose }: { email: string; onClose(): void }) {
  const session = useSession();
  const navigate = useNavigate();
  const { register, errorOf, submit, isBusy } = usePoolForm({
    rules,
    defaults: { current: '', password: '' },
    async send({ current, password }) {
      const outcome = await changePassword(email, current, password);
      toast({ ...words.passwordChanged[outcome], kind: outcome === 'others-signed-in' ? 'bad' : 'good' });
      if (outcome === 'signed-in') session.started();
      if (outcome === 'sign-in-again') navigate(PATHS.login);
      else onClose();
      return false;
    },
    refusalAt(error) {
      return { field: isWrongPassword(error) ? 'current' : 'password', message: passwordWords(error) };
    },
  });
  return (
    <FormFrame
      title={words.changePassword}
      submit={words.savePassword}
      busy={isBusy && saving}
      onSubmit={submit}
      onCancel={onClose}
    >
      <PasswordOwner email={email} />
      <Field label={words.currentPassword} error={errorOf('current')}>
        {(control) => <PasswordInput {...control} {...register('current')} autoComplete="current-password" />}
      </Field>
      <NewPasswordField registered={register('password')} error={errorOf('password')} />
    </FormFrame>
  );
}
