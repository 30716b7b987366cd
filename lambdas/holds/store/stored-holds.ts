/** Presents what all stored holds have as API records do. */
import { MAX_CODE_TRIES } from '#shared/holds/rules.ts';
import type { StoredCode, StoredHold } from './kind.ts';

/**
 * The reason why a hold was ended, as people read it: a person's own text, or the site's reason.
 * @param siteReasons in the reader's language, by name; some older holds have the English text itself
 */
export const reasonOf = (
  { cancelledBy, reason }: Pick<StoredHold['card'], 'cancelledBy' | 'reason'>,
  siteReasons: Readonly<Record<string, string>>,
): string | undefined =>
  cancelledBy === 'site' && reason !== undefined ? (siteReasons[reason] ?? reason) : reason;

/** Whether the collector has a code that works. */
export function codeStateOf(code: StoredCode | undefined): 'none' | 'usable' | 'locked' {
  if (!code) return 'none';
  return code.tries < MAX_CODE_TRIES ? 'usable' : 'locked';
}
