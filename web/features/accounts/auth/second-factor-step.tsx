import { useState } from 'react';
import type { Credentials } from './log-in-form.tsx';
import { RecoveredNotice } from './recovered-notice.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

interface SecondFactorStepProps {
  /** The pool has taken them, and asks for more. */
  credentials: Credentials;
  onDone(): void;
  onBack(): void;
}

/** After the password: the code of the authenticator app, or in its place a recovery code. */
export function SecondFactorStep({ credentials, onDone, onBack }: SecondFactorStepProps) {
  const [step, setStep] = useState<'app' | 'recovery' | 'recovered'>('app');
  if (step === 'recovered') return <RecoveredNotice credentials={credentials} onDone={onDone} />;
  if (step === 'recovery') {
    const recovered = () => setStep('recovered');
    return <RecoveryForm credentials={credentials} onRecovered={recovered} onBack={() => setStep('app')} />;
  }
  return <SecondFactorForm onDone={onDone} onRecover={() => setStep('recovery')} onBack={onBack} />;
}
