import type { ComponentProps } from 'react';
import { TimeInput } from '../../../components/forms/time-input.tsx';
import { serverNow } from '../../../lib/device/server-clock.ts';
import { localMinute } from '../../../lib/time/local-minute.ts';

/** An input for a local time in the past. */
export function PastTimeInput(props: ComponentProps<'input'>) {
  return <TimeInput {...props} max={localMinute(serverNow())} />;
}
