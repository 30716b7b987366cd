import { useState } from 'react';
import * as words from '#words/account.ts';
import { Section } from '../../components/section.tsx';
import { EmailForm, recallNewEmail } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SettingRow } from './setting-row.tsx';

interface SigningInProps {
  /** The address that signs in now. */
  email: string;
  /** After the address was changed. */
  onChanged(): Promise<void>;
}

/** How one signs in, and what can be changed of it: one at a time. */
export function SigningIn({ email, onChanged }: SigningInProps) {
  const [open, setOpen] = useState<'email' | 'password' | undefined>(() =>
    recallNewEmail(email) ? 'email' : undefined,
  );
  const rowOf = (name: 'email' | 'password') => ({
    isOpen: open === name,
    onOpen: () => setOpen(name),
  });
  const close = () => setOpen(undefined);
  return (
    <Section title={words.title}>
      <div className="divide-y divide-line rounded-card border border-line bg-raised px-4 md:px-5">
        <SettingRow {...rowOf('email')} name={words.email} value={email} change={words.changeEmail}>
          <EmailForm email={email} onChanged={onChanged} onClose={close} />
        </SettingRow>
        <SettingRow
          {...rowOf('password')}
          name={words.password}
          value={<span aria-hidden="true">{words.passwordDots}</span>}
          change={words.changePassword}
        >
          <PasswordForm email={email} onClose={close} />
        </SettingRow>
      </div>
    </Section>
  );
}
