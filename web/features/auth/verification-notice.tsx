import { useCallback, useEffect, useState } from 'react';
import { confirmEmail as rules } from '#shared/accounts/sign-in.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { toast } from '../../components/toast.tsx';
import { CodeInput } from './code-input.tsx';
import { Note, Panel } from './panel.tsx';
import { usePoolForm } from './use-pool-form.ts';
import { codeWords, confirmEmail, logIn, resendConfirmation } from './user-pool.ts';
import { onConfirmedElsewhere, type Verification } from './verification.ts';

interface VerificationNoticeProps {
  person: Verification;
  onSignedIn(): void;
  /** Confirmed, but the password is not known here any more. */
  onLogIn(): void;
  /** The address was wrong. */
  onStartOver(): void;
}

const MEMBER_WORDS =
  "Once your address is confirmed, contact your organization's administrator, who links you to the organization. " +
  'Until then you may use the site as a buyer.';

export function VerificationNotice({ person, onSignedIn, onLogIn, onStartOver }: VerificationNoticeProps) {
  const proceed = useProceed(person, onSignedIn, onLogIn);
  const { register, errorOf, submit, isBusy } = usePoolForm({
    rules,
    defaults: { code: '' },
    async send({ code }) {
      await confirmEmail(person.email, code.replace(/\s/g, ''));
      await proceed();
      return false;
    },
    refusalAt: (error) => ({ field: 'code', message: codeWords(error) }),
  });

  return (
    <Panel title="Check your email" lead={<SentTo email={person.email} />}>
      {person.profileType === 'organization_user' && <Note>{MEMBER_WORDS}</Note>}
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label="Code from the mail" hint="6 digits, good for 24 hours" error={errorOf('code')}>
          {(control) => <CodeInput {...control} {...register('code')} />}
        </Field>
        <Button type="submit" variant="primary" size="large" wide busy={isBusy ? 'Confirming...' : undefined}>
          Confirm my address
        </Button>
      </form>
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
        <ResendButton username={person.email} />
        <Button variant="quiet" onClick={onLogIn}>
          Already confirmed? Log in
        </Button>
        <Button variant="quiet" onClick={onStartOver}>
          Wrong address? Sign up again
        </Button>
      </div>
    </Panel>
  );
}

function SentTo({ email }: { email: string }) {
  return (
    <p>
      We sent a mail to <strong className="text-ink">{email}</strong>. Enter the code in it, or press the
      button in it. If it is not there in a minute, look among unwanted mail.
    </p>
  );
}

/** What follows the confirmation: signing in, if this tab still has the password. */
function useProceed(person: Verification, onSignedIn: () => void, onLogIn: () => void) {
  const tryToLogIn = useCallback(async () => {
    const { email, password, profileType } = person;
    if (password === undefined) return false;
    const outcome = await logIn(email, password).catch(() => undefined);
    if (outcome !== 'signed-in') return false;
    tellConfirmed(profileType, 'Welcome aboard.');
    onSignedIn();
    return true;
  }, [person, onSignedIn]);

  // By the link in the mail, in another tab. It may have been somebody else's: the pool knows.
  useEffect(() => onConfirmedElsewhere(() => void tryToLogIn()), [tryToLogIn]);

  return async () => {
    if (await tryToLogIn()) return;
    tellConfirmed(person.profileType, 'You can log in now.');
    onLogIn();
  };
}

function tellConfirmed(profileType: Verification['profileType'], next: string): void {
  const isMember = profileType === 'organization_user';
  const description = isMember ? "Contact your organization's administrator to be linked to it." : next;
  toast({ title: 'Your email is confirmed', description, kind: 'good' });
}

const RESENT = {
  title: 'Email Resent',
  description: 'Use the code in the newest mail: the one before no longer works.',
  kind: 'good',
} as const;
const ALREADY_CONFIRMED = {
  title: 'Your email is confirmed',
  description: 'You can log in now.',
  kind: 'good',
} as const;

export function ResendButton({ username }: { username: string }) {
  const [isBusy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      const outcome = await resendConfirmation(username);
      toast(outcome === 'sent' ? RESENT : ALREADY_CONFIRMED);
    } catch {
      toast({ title: 'Failed to resend verification email. Please try again.', kind: 'bad' });
    }
    setBusy(false);
  };
  return (
    <Button variant="secondary" onClick={resend} busy={isBusy ? 'Sending...' : undefined}>
      Resend email
    </Button>
  );
}
