import { KEY_CALLS } from '#shared/keys/limits.ts';
import type { CountKeyCall } from '../../core/call.ts';
import { countUpTo } from '../../table/index.ts';

/** Counts the call, unless it is one too many. */
export const countKeyCall: CountKeyCall = async (keyId, now) => {
  const { hits, resetSeconds } = await countUpTo({ name: 'key-call', who: keyId, ...KEY_CALLS }, now);
  return { callsLeft: hits === undefined ? -1 : KEY_CALLS.max - hits, resetSeconds };
};
