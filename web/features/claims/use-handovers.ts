import { useEffect, useEffectEvent, useState } from 'react';
import { followQueues } from '../../lib/device-queue/events.ts';
import { type Handover, handoversOf } from '../../lib/handovers/store.ts';

/**
 * Handovers that wait on this device for this person; follows what other tabs do with them.
 * @param onAnswered one of them was confirmed, or refused
 */
export function useHandovers(userId: string, onAnswered: () => void): readonly Handover[] {
  const [handovers, setHandovers] = useState<readonly Handover[]>([]);
  const answered = useEffectEvent(onAnswered);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const kept = await handoversOf(userId);
      if (!isGone) setHandovers(kept);
    };
    void read();
    const leave = followQueues(userId, (event) => {
      void read();
      if (event.type === 'handed-over' || event.type === 'handover-refused') answered();
    });
    return () => {
      isGone = true;
      leave();
    };
  }, [userId]);
  return handovers;
}
