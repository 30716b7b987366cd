import { type ReactNode, useState } from 'react';
import {
  DELAYS,
  isAhead,
  isLateCancel,
  type LandingMove,
  type LandingState,
  mayMove,
} from '#shared/landings/rules.ts';
import * as words from '#words/landings/own-landings.ts';
import { Button } from '../../../components/button.tsx';
import { ActionButton } from '../../../components/overlays/action-button.tsx';
import { ActionDialog } from '../../../components/overlays/confirmed-action.tsx';
import { serverNow } from '../../../lib/device/server-clock.ts';
import type { useSteps } from './use-steps.ts';

interface StepButtonsProps {
  landing: { state: LandingState; from: string; harbour: { name: string } };
  take: ReturnType<typeof useSteps>['take'];
  /** Without it a landing that only waits on this device is discarded there instead. */
  canCancel?: boolean;
  /** The link to the form, beside the button that cancels. */
  edit?: ReactNode;
}

/** The next step, with one tap; then the delays. */
export function StepButtons({ landing, take, canCancel = false, edit }: StepButtonsProps) {
  const { state, from, harbour } = landing;
  const next = nextMove(state);
  const name = (step: string) => words.stepNamed(step, harbour.name);
  return (
    <div className="flex flex-wrap gap-2">
      {next && (
        <ActionButton
          aria-label={name(words.steps[next])}
          busy={words.stepping}
          action={() => take({ state: next }, words.told[next])}
          // Posts of the catch come first, once the boat is in.
          variant={next === 'done' ? 'secondary' : 'primary'}
          className="w-full"
        >
          {words.steps[next]}
        </ActionButton>
      )}
      {isAhead(state) && (
        <div className="flex w-full gap-2">
          {DELAYS.map((minutes) => (
            <ActionButton
              key={minutes}
              variant="secondary"
              aria-label={name(words.delays[minutes])}
              busy={words.stepping}
              action={() => take({ delayMinutes: minutes, from }, words.told.delayed)}
              className="grow"
            >
              {words.delays[minutes]}
            </ActionButton>
          ))}
        </div>
      )}
      <div className="-mx-4 flex flex-wrap empty:hidden">
        {edit}
        {canCancel && mayMove('cancelled', state) && (
          <CancelButton landing={landing} cancel={() => take({ state: 'cancelled' }, words.told.cancelled)} />
        )}
      </div>
    </div>
  );
}

function nextMove(state: LandingState): Exclude<LandingMove, 'cancelled'> | undefined {
  if (state === 'planned') return 'underway';
  if (state === 'underway') return 'landed';
  return state === 'landed' ? 'done' : undefined;
}

function CancelButton({
  landing,
  cancel,
}: {
  landing: StepButtonsProps['landing'];
  cancel(): Promise<void>;
}) {
  const [isAsking, setAsking] = useState(false);
  const isLate = isLateCancel(landing, serverNow());
  return (
    <>
      <Button
        variant="quiet"
        aria-label={words.stepNamed(words.cancel, landing.harbour.name)}
        onClick={() => setAsking(true)}
      >
        {words.cancel}
      </Button>
      {isAsking && (
        <ActionDialog
          danger
          title={words.cancelTitle}
          text={isLate ? words.cancelLateText : words.cancelText}
          confirm={words.cancel}
          keep={words.keep}
          busy={words.cancelling}
          action={cancel}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
