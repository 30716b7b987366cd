import * as words from '#words/holds/handover.ts';
import { Icon } from '../../components/drawings/icons.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { useIsOnline } from '../../lib/device/use-is-online.ts';
import type { Handover } from '../../lib/handovers/store.ts';

/** The state of a handover that is stored on this device. */
export function HandoverState({ handover: { state } }: { handover: Handover }) {
  const isOnline = useIsOnline();
  const isBad = state.status === 'refused' || state.status === 'failed';
  return (
    <p
      role="status"
      className={`flex items-start gap-2 text-base font-medium ${isBad ? 'text-bad' : 'text-ink'}`}
    >
      {state.status === 'sending' ? (
        <Spinner className="mt-0.5 size-5" />
      ) : (
        <Icon name={isBad ? 'alert' : 'offline'} className="mt-0.5 size-5" />
      )}
      <span className="min-w-0">{stateWords(state, isOnline)}</span>
    </p>
  );
}

function stateWords(state: Handover['state'], isOnline: boolean): string {
  switch (state.status) {
    case 'sending':
      return words.waiting.sending;
    case 'waiting':
      if (state.needsSignIn) return words.waiting.signIn;
      return isOnline ? words.waiting.turn : words.waiting.connection;
    case 'failed':
      return words.notSent(state.message);
    case 'refused':
      return words.refused(state.message);
  }
}
