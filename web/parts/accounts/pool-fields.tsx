/** Fields and buttons that the forms of the user pool share. */
import type { UseFormRegisterReturn } from 'react-hook-form';
import * as words from '#words/accounts/auth.ts';
import { labels } from '#words/accounts/fields.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { RichText } from '../../components/text/rich-text.tsx';
import { CodeInput } from './code-input.tsx';
import { EmailInput } from './email-input.tsx';
import { PasswordInput } from './password-input.tsx';

interface PoolFieldProps {
  registered: UseFormRegisterReturn;
  error: string | undefined;
}

export function EmailField({ registered, error }: PoolFieldProps) {
  return (
    <Field label={labels.email} error={error}>
      {(control) => <EmailInput {...control} {...registered} />}
    </Field>
  );
}

export function NewPasswordField({ registered, error }: PoolFieldProps) {
  return (
    <Field label={words.newPassword} hint={words.hints.password} error={error}>
      {(control) => <PasswordInput {...control} {...registered} autoComplete="new-password" />}
    </Field>
  );
}

export function CodeField({ hint, registered, error }: PoolFieldProps & { hint: string }) {
  return (
    <Field label={words.code} hint={hint} error={error}>
      {(control) => <CodeInput {...control} {...registered} />}
    </Field>
  );
}

/** Tells a password manager which account a form's password belongs to. */
export function PasswordOwner({ email }: { email: string }) {
  return <input hidden readOnly type="email" autoComplete="username" value={email} />;
}

/** @param busy its label while a request to the user pool runs */
export function SubmitButton({ children, busy }: { children: string; busy: string | false }) {
  return (
    <Button type="submit" variant="primary" size="large" wide busy={busy || undefined}>
      {children}
    </Button>
  );
}

/** Says where an email went. It is the same for every address, known or not. */
export function SentTo({ text, email }: { text: string; email: string }) {
  return (
    <p>
      <RichText text={text} tags={{ email: () => <strong className="text-ink">{email}</strong> }} />
    </p>
  );
}
