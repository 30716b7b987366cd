import { useNavigate } from 'react-router-dom';
import { toast } from '../../components/overlays/toast.tsx';
import { ApiError } from '../../lib/api/api-client.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import { keepCode } from '../../lib/handovers/store.ts';

interface NewHoldOptions<Hold> {
  kind: 'claim' | 'reservation';
  userId: string;
  /** The words of the toast about it. */
  told(hold: Hold): { title: string; description: string };
  /** The address of its page. */
  pathOf(id: string): string;
  /** Called when the server refuses it: the amount left may have changed. */
  onRefused(): void;
}

const isRefusal = (error: unknown): boolean => error instanceof ApiError && (error.status ?? 500) < 500;

/** Returns a function that waits for a new claim or reservation, keeps its code on the device, and leads to its page. */
export function useNewHold<Hold extends { id: string; code?: string | undefined }>({
  kind,
  userId,
  told,
  pathOf,
  onRefused,
}: NewHoldOptions<Hold>) {
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  return async (making: Promise<Hold>): Promise<void> => {
    const hold = await making.catch((error: unknown) => {
      // Without a response it may have been saved: the form stays so that they can retry.
      if (isRefusal(error)) onRefused();
      throw error;
    });
    if (hold.code !== undefined) await keepCode(userId, hold.id, hold.code);
    invalidate(kind);
    toast({ ...told(hold), kind: 'good' });
    // Going back then leads to what was offered, not to the form.
    navigate(pathOf(hold.id), { replace: true });
  };
}
