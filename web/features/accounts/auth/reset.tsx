import { useState } from 'react';
import type { MailLink } from '#shared/accounts/mail-link.ts';
import * as words from '#words/accounts/auth.ts';
import { toast } from '../../../components/overlays/toast.tsx';
import { forget, keep, recall } from '../../../lib/device/kept-in-tab.ts';
import { logIn } from '../../../lib/session/user-pool.ts';
import { ResetForm } from './reset-form.tsx';
import { ResetRequest } from './reset-request.tsx';

const KEPT = 'auth.reset';
const readText = (value: unknown) => (typeof value === 'string' ? value : undefined);

interface ResetProps {
  /** The address entered at Login. */
  email: string;
  /** The link in the email, if it opened the page. */
  link: MailLink | undefined;
  onSignedIn(): void;
  onBack(email: string): void;
}

/** Requests a code, then takes a new password with it. A reload in between keeps the step. */
export function Reset({ email, link, onSignedIn, onBack }: ResetProps) {
  const [sentTo, setSentTo] = useState(() => link?.userId ?? recall(KEPT, readText));
  const leave = () => {
    forget(KEPT);
    onBack(sentTo?.includes('@') ? sentTo : email);
  };

  if (sentTo === undefined) {
    const sent = (address: string) => {
      keep(KEPT, address);
      setSentTo(address);
    };
    return <ResetRequest email={email} onSent={sent} onBack={leave} />;
  }
  const done = async (password: string) => {
    forget(KEPT);
    const outcome = await logIn(sentTo, password).catch(() => undefined);
    toast({
      title: words.passwordChanged,
      kind: 'good',
      ...(outcome !== 'signed-in' && { description: words.logInWithNew }),
    });
    if (outcome === 'signed-in') onSignedIn();
    else leave();
  };
  const startOver = () => {
    forget(KEPT);
    setSentTo(undefined);
  };
  return (
    <ResetForm
      username={sentTo}
      code={link?.code ?? ''}
      onDone={done}
      onOtherAddress={startOver}
      onBack={leave}
    />
  );
}
