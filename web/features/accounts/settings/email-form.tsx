import { useState } from 'react';
import { getMe } from '#shared/accounts/endpoints.ts';
import { changeEmail, confirmEmail } from '#shared/accounts/sign-in.ts';
import { normalizeEmail } from '#shared/text/normalize-email.ts';
import * as words from '#words/accounts/account.ts';
import { newCodeNotSent, newCodeSent } from '#words/accounts/auth.ts';
import { sending } from '#words/general/form.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { forget, keep, recall } from '../../../lib/device/kept-in-tab.ts';
import {
  codeWords,
  confirmNewEmail,
  isWrongPassword,
  provePassword,
  refusalOf,
  refusalWords,
  sendCodeToNewEmail,
} from '../../../lib/session/user-pool.ts';
import { EmailInput } from '../../../parts/accounts/email-input.tsx';
import { PasswordInput } from '../../../parts/accounts/password-input.tsx';
import { CodeField, PasswordOwner, SentTo } from '../../../parts/accounts/pool-fields.tsx';
import { usePoolForm } from '../../../parts/accounts/use-pool-form.ts';
import { FormFrame } from './form-frame.tsx';

const KEPT = 'account.new-email';

/** The new address that waits for its code: a phone may have left the page to read the email. @param email the current address */
export function recallNewEmail(email: string): string | undefined {
  return recall(KEPT, (value) => (typeof value === 'string' && value !== email ? value : undefined));
}

interface EmailFormProps {
  /** The current address. */
  email: string;
  onChanged(): Promise<void>;
  onClose(): void;
}

/** The form for a new address, then for the code sent to it. */
export function EmailForm({ email, onChanged, onClose }: EmailFormProps) {
  const [sentTo, setSentTo] = useState(() => recallNewEmail(email));
  const close = () => {
    forget(KEPT);
    onClose();
  };
  if (sentTo === undefined) {
    const sent = (address: string) => {
      keep(KEPT, address);
      setSentTo(address);
    };
    return <AddressForm email={email} onSent={sent} onClose={close} />;
  }
  const confirmed = async () => {
    // This request copies the new address from the user pool; if it fails, the next one does.
    await onChanged();
    toast({ ...words.emailChanged, kind: 'good' });
    close();
  };
  return <CodeForm key="code" sentTo={sentTo} onConfirmed={confirmed} onClose={close} />;
}

/** A code that is refused as used has confirmed the address, if the earlier response was lost. */
async function confirm(address: string, code: string): Promise<void> {
  try {
    await confirmNewEmail(code);
  } catch (error) {
    const me = await call(getMe, {}).catch(() => undefined);
    if (me?.user.email !== address) throw error;
  }
}

const emailWords = (error: unknown): string =>
  refusalOf(error)?.name === 'AliasExistsException' ? words.emailTaken : refusalWords(error);

function AddressForm({
  email,
  onSent,
  onClose,
}: {
  email: string;
  onSent(address: string): void;
  onClose(): void;
}) {
  const { register, errorOf, setError, submit, isBusy } = usePoolForm({
    rules: changeEmail,
    defaults: { email: '', password: '' },
    async send({ email: typed, password }) {
      const address = normalizeEmail(typed);
      if (address === email) {
        setError('email', { message: words.emailIsYours }, { shouldFocus: true });
        return true;
      }
      await provePassword(password);
      await sendCodeToNewEmail(address);
      onSent(address);
      return false;
    },
    refusalAt: (error) =>
      isWrongPassword(error)
        ? { field: 'password', message: words.currentPasswordWrong }
        : { field: 'email', message: emailWords(error) },
  });
  return (
    <FormFrame
      title={words.changeEmail}
      submit={words.sendCode}
      busy={isBusy && sending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Field label={words.newEmail} hint={words.newEmailHint} error={errorOf('email')}>
        {(control) => <EmailInput {...control} {...register('email')} />}
      </Field>
      <PasswordOwner email={email} />
      <Field label={words.currentPassword} error={errorOf('password')}>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
    </FormFrame>
  );
}

function CodeForm({
  sentTo,
  onConfirmed,
  onClose,
}: {
  sentTo: string;
  onConfirmed(): Promise<void>;
  onClose(): void;
}) {
  const { register, errorOf, submit, isBusy } = usePoolForm({
    rules: confirmEmail,
    defaults: { code: '' },
    async send({ code }) {
      await confirm(sentTo, code.replace(/\s/g, ''));
      await onConfirmed();
      return false;
    },
    refusalAt(error) {
      const isTaken = refusalOf(error)?.name === 'AliasExistsException';
      return { field: 'code', message: isTaken ? words.emailTaken : codeWords(error) };
    },
  });
  const resend = async () => {
    try {
      await sendCodeToNewEmail(sentTo);
      toast({ ...newCodeSent, kind: 'good' });
    } catch (error) {
      toast({ title: newCodeNotSent, description: emailWords(error), kind: 'bad' });
    }
  };
  return (
    <FormFrame
      title={words.changeEmail}
      submit={words.confirm}
      busy={isBusy && words.confirming}
      onSubmit={submit}
      onCancel={onClose}
      more={
        <Button variant="quiet" size="large" onClick={resend}>
          {words.sendNewCode}
        </Button>
      }
    >
      <SentTo text={words.codeSent} email={sentTo} />
      <CodeField hint={words.codeForADay} registered={register('code')} error={errorOf('code')} />
    </FormFrame>
  );
}
