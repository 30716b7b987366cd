import { turnOffSecondFactor as rules } from '#shared/accounts/sign-in.ts';
import * as words from '#words/accounts/account.ts';
import { labels } from '#words/accounts/fields.ts';
import { Field } from '../../../components/forms/field.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { turnOffSecondFactor } from '../../../lib/session/second-factor.ts';
import { passwordWords } from '../../../lib/session/user-pool.ts';
import { PasswordInput } from '../../../parts/accounts/password-input.tsx';
import { PasswordOwner } from '../../../parts/accounts/pool-fields.tsx';
import { usePoolForm } from '../../../parts/accounts/use-pool-form.ts';
import { FormFrame } from './form-frame.tsx';

interface SecondFactorOffProps {
  email: string;
  onChanged(): Promise<void>;
  onClose(): void;
}

/** With the password: a phone that is lying open is not enough, and one that is lost does not stand in the way. */
export function SecondFactorOff({ email, onChanged, onClose }: SecondFactorOffProps) {
  const { register, errorOf, submit, isBusy } = usePoolForm({
    rules,
    defaults: { password: '' },
    async send({ password }) {
      await turnOffSecondFactor(password);
      // Closed first: what is open follows from what is on.
      onClose();
      await onChanged();
      toast({ ...words.secondFactorOff, kind: 'good' });
      return false;
    },
    refusalAt: (error) => ({ field: 'password', message: passwordWords(error) }),
  });
  return (
    <FormFrame
      title={words.turnOffSecondFactor}
      submit={words.turnOff}
      busy={isBusy && words.turningOff}
      onSubmit={submit}
      onCancel={onClose}
    >
      <p className="text-muted">{words.afterTurningOff}</p>
      <PasswordOwner email={email} />
      <Field label={labels.password} error={errorOf('password')}>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
    </FormFrame>
  );
}
