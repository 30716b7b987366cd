import { ApiError } from '../../lib/api/api-client.ts';
import { toast } from './toast.tsx';

/**
 * Waits for a decision that somebody else may have made already. In that case a toast with `title` says so, with the
 * outcome.
 * @returns whether the decision was made now
 */
export async function unlessDecided(deciding: Promise<unknown>, title: string): Promise<boolean> {
  try {
    await deciding;
    return true;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
    toast({ title, description: error.message, kind: 'bad' });
    return false;
  }
}
