/** Keeps both sites quiet (`npm run quiet`): see `isClosedWhileQuiet` in shared/contract/endpoint.ts. */
import { put, remove, write } from '../../table/index.ts';
import { quietMode } from './items.ts';

/** Functions follow within `SETTINGS_KEPT_SECONDS`. A repeat only renews the time. */
export async function beginQuiet(now: Date): Promise<void> {
  await write(put(quietMode.item({}, { since: now.toISOString() })));
}

export async function endQuiet(): Promise<void> {
  await write(remove(quietMode.key({})));
}
