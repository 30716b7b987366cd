import { useEffect } from 'react';
import { useDeviceQueue } from '../../lib/device-queue/use-device-queue.ts';
import { type Handover, handoverQueue } from '../../lib/handovers/store.ts';
import { codeDetector } from './code-detector.ts';

/** Loads the code of the next screen early, because there may be no network at the dock. */
function fetchWhatFollows(): void {
  const parts = [
    import('./handover-dialog.tsx'),
    codeDetector(),
    import('../../components/overlays/toast-host.tsx'),
  ];
  Promise.all(parts).catch(() => undefined);
}

/**
 * The handovers that wait on this device, by the ids of their claims and reservations.
 * @param onChanged called when one was sent or refused
 */
export function useHandovers(userId: string, onChanged: () => void): ReadonlyMap<string, Handover> {
  useEffect(fetchWhatFollows, []);
  const handovers = useDeviceQueue(handoverQueue, userId, ({ type }) => {
    if (type === 'handed-over' || type === 'handover-refused') onChanged();
  });
  return new Map(handovers.map((handover) => [handover.id, handover]));
}
