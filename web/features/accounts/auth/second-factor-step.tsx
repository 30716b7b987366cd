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

/** Says what a recovery code has done, before the page goes on to where the person came from. */
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
