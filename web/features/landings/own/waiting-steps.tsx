import * as words from '#words/landings/own-landings.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/drawings/icons.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { useIsOnline } from '../../../lib/device/use-is-online.ts';
import { stepKey } from '../../../lib/landing-steps/apply-steps.ts';
import type { LandingStep } from '../../../lib/landing-steps/landing-step.ts';
import { stepQueue } from '../../../lib/landing-steps/store.ts';
import { sendFromPage } from '../../../lib/outbox/send-from-page.ts';

/** Steps that wait on this device, in their order. */
export function WaitingSteps({ steps }: { steps: readonly LandingStep[] }) {
  if (steps.length === 0) return null;
  return (
    <ul aria-label={words.waitingSteps} className="grid gap-2">
      {steps.map((step) => (
        <WaitingStep key={step.id} step={step} />
      ))}
    </ul>
  );
}

function WaitingStep({ step }: { step: LandingStep }) {
  const isOnline = useIsOnline();
  const { status } = step.state;
  const isBad = status === 'failed' || status === 'refused';
  return (
    <li className={`flex flex-wrap items-center gap-x-2 gap-y-1 ${isBad ? 'text-bad' : 'text-muted'}`}>
      <span role="status" className="flex min-w-0 flex-1 basis-60 items-start gap-2">
        {status === 'sending' ? (
          <Spinner className="mt-0.5 size-5 shrink-0" />
        ) : (
          <Icon name={isBad ? 'alert' : 'offline'} className="mt-0.5 size-5 shrink-0" />
        )}
        {stepWords(step, isOnline)}
      </span>
      {status === 'refused' && (
        <Button variant="quiet" onClick={() => void stepQueue.remove(step)}>
          {words.dismiss}
        </Button>
      )}
      {status === 'failed' && isOnline && (
        <Button variant="quiet" onClick={() => void retry(step)}>
          {words.retry}
        </Button>
      )}
    </li>
  );
}

function stepWords({ body, state }: LandingStep, isOnline: boolean): string {
  const step = words.waitingStep[stepKey(body)];
  if (state.status === 'sending') return words.isSent(step);
  if (state.status === 'failed') return words.failed(step, state.message);
  if (state.status === 'refused') return words.refused(step, state.message);
  if (state.needsSignIn) return words.waitsForSignIn(step);
  return isOnline ? words.waitsForTurn(step) : words.waitsForConnection(step);
}

async function retry(step: LandingStep): Promise<void> {
  await stepQueue.change(step, (each) => ({ ...each, state: { status: 'waiting' } }));
  await sendFromPage(step.userId);
}
