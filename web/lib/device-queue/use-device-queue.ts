import { useEffect, useEffectEvent, useState } from 'react';
import type { DeviceQueue } from './device-queue.ts';
import { followQueues, type QueueEvent } from './events.ts';
import type { QueueEntry } from './queue-entry.ts';

/** The person's waiting entries on this device, oldest first. It follows changes by other tabs. */
export function useDeviceQueue<Entry extends QueueEntry<unknown>>(
  queue: DeviceQueue<Entry>,
  userId: string,
  onEvent?: (event: QueueEvent) => void,
): readonly Entry[] {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const told = useEffectEvent((event: QueueEvent) => onEvent?.(event));
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const kept = await queue.ofUser(userId);
      if (!isGone) setEntries(kept);
    };
    void read();
    const leave = followQueues(userId, (event) => {
      void read();
      told(event);
    });
    return () => {
      isGone = true;
      leave();
      setEntries([]);
    };
  }, [queue, userId]);
  return entries;
}
