import * as z from 'zod/mini';
import { type SignUp, type SignUpForm, signUp as schema } from '#shared/accounts/sign-up.ts';
import * as words from '#words/accounts/auth.ts';
import { toast } from '../../../components/overlays/toast.tsx';
import { useAction } from '../../../components/overlays/use-action.ts';
import { type Refusal, refusalOf, signUp } from '../../../lib/session/user-pool.ts';
import type { Verification } from './verification.ts';

/** A value of step 2 that the pool refused. */
export interface RefusedField {
  path: 'email' | 'password';
  value: string;
  message: string;
}

interface Handlers {
  onSignedUp(person: Verification): void;
  onFieldRefused(refused: RefusedField): void;
}

/** Sends a complete form to the user pool and reports the result. */
export function useSignUp({ onSignedUp, onFieldRefused }: Handlers) {
  const refuse = ({ name, message }: Refusal, { email, password }: SignUpForm) => {
    if (name === 'UsernameExistsException' || message.includes('already registered')) {
      toast({ ...words.accountExists, kind: 'bad' });
      onFieldRefused({ path: 'email', value: email, message: words.emailTaken });
      return;
    }
    toast({ title: words.signUpFailed, description: message, kind: 'bad' });
    if (name === 'InvalidPasswordException') onFieldRefused({ path: 'password', value: password, message });
  };

  const { isBusy, run: send } = useAction(async (form: SignUpForm) => {
    try {
      const person = z.parse(schema, form);
      await sendToPool(person);
      onSignedUp(person);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal) refuse(refusal, form);
      else toast({ title: words.signUpFailed, description: words.signUpBroken, kind: 'bad' });
    }
  });
  return { isBusy, send };
}

async function sendToPool(person: SignUp): Promise<void> {
  try {
    await signUp(person);
    toast({ ...words.codeSent(person.email), kind: 'good' });
  } catch (error) {
    // The account exists, but its email was not sent. The notice offers to send another.
    if (refusalOf(error)?.name !== 'CodeDeliveryFailureException') throw error;
    toast({ title: words.notResent, kind: 'bad' });
  }
}
