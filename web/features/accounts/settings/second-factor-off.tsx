import * as words from '#words/accounts/account.ts';
import { toast } from '../../../components/overlays/toast.tsx';
import { turnOffSecondFactor } from '../../../lib/session/second-factor.ts';
import { PasswordFirst } from './password-first.tsx';

interface SecondFactorOffProps {
  email: string;
  onChanged(): Promise<void>;
  onClose(): void;
}

/** A phone that is lost does not stand in the way. */
export function SecondFactorOff({ email, onChanged, onClose }: SecondFactorOffProps) {
  const turnOff = async (password: string) => {
    await turnOffSecondFactor(password);
    // Closed first: what is open follows from what is on.
    onClose();
    await onChanged();
    toast({ ...words.secondFactorOff, kind: 'good' });
  };
  return (
    <PasswordFirst
      email={email}
      title={words.turnOffSecondFactor}
      text={words.afterTurningOff}
      submit={words.turnOff}
      busy={words.turningOff}
      act={turnOff}
      onClose={onClose}
    />
  );
}
