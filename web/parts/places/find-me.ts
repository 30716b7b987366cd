import { locationEnabled } from '#words/posts/near-me.ts';
import { toast } from '../../components/overlays/toast.tsx';
import { type Located, locateMe } from '../../lib/near-me/locate.ts';

/**
 * Finds the visitor's position and says how that went. Loaded when somebody asks for it.
 * @returns undefined if it is no longer wanted
 */
export async function findMe(
  what: 'catches' | 'fishermen',
  signal: AbortSignal,
): Promise<Located | undefined> {
  const located = await locateMe();
  if (signal.aborted) return undefined;
  if ('place' in located) toast({ kind: 'good', ...locationEnabled(what) });
  else if (located.problem) toast({ kind: 'bad', ...located.problem });
  return located;
}
