import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as words from '#words/accounts/auth.ts';
import { Button } from '../../../components/button.tsx';
import { useAction } from '../../../components/overlays/use-action.ts';
import { PATHS, SECOND_FACTOR_HASH } from '../../../lib/navigation/paths.ts';
import { logIn } from '../../../lib/session/user-pool.ts';
import type { Credentials } from './log-in-form.tsx';
import { Note, Panel } from './panel.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

interface SecondFactorStepProps {
  /** The user pool has accepted them, and requires a code. */
  credentials: Credentials;
  onDone(): void;
  onBack(): void;
}

/** The step after the password: a code of the authenticator app, or a recovery code instead. */
export function SecondFactorStep({ credentials, onDone, onBack }: SecondFactorStepProps) {
  const [step, setStep] = useState<'app' | 'recovery' | 'recovered'>('app');
  if (step === 'recovered') return <RecoveredNotice credentials={credentials} onDone={onDone} />;
  if (step === 'recovery') {
    const recovered = () => setStep('recovered');
    return <RecoveryForm credentials={credentials} onRecovered={recovered} onBack={() => setStep('app')} />;
  }
  return <SecondFactorForm onDone={onDone} onRecover={() => setStep('recovery')} onBack={onBack} />;
}

/** Says what the recovery code changed, before the person returns to the page they came from. */
function RecoveredNotice({ credentials, onDone }: { credentials: Credentials; onDone(): void }) {
  const navigate = useNavigate();
  const { isBusy, run } = useAction(async (setsUp: boolean) => {
    await logIn(credentials.email, credentials.password);
    if (setsUp) navigate({ pathname: PATHS.profile, hash: SECOND_FACTOR_HASH });
    onDone();
  }, words.logInFailed);
  return (
    <Panel title={words.recovered.title} lead={words.recovered.lead}>
      <Note>
        <div className="grid gap-2">
          <p>{words.recovered.next}</p>
          <p>{words.recovered.roles}</p>
        </div>
      </Note>
      <div className="grid gap-3">
        <Button size="large" wide busy={isBusy ? words.signingIn : undefined} onClick={() => void run(true)}>
          {words.setUpAgain}
        </Button>
        <Button variant="quiet" onClick={() => void run(false)} className="justify-self-center">
          {words.notNow}
        </Button>
      </div>
    </Panel>
  );
}
