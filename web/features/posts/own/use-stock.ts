import { setCatchStock } from '#shared/posts/catches/own-endpoints.ts';
import type { StockBody } from '#shared/posts/catches/schemas.ts';
import { undo } from '#words/posts/my-posts.ts';
import * as words from '#words/posts/own-catches.ts';
import { toast } from '../../../components/overlays/toast.tsx';
import { useAction } from '../../../components/overlays/use-action.ts';
import { call } from '../../../lib/api/api-client.ts';

/** Marks a catch as sold, offers it again, or changes the amount left. Reports the outcome with an undo button. */
export function useStock(catchId: string, onChanged: () => void) {
  const { isBusy, run: setStock } = useAction(async (stock: StockBody) => {
    const { soldAt } = await call(setCatchStock, { params: { catchId }, body: stock });
    // While buyers hold some of it, the catch is sold when they have collected it.
    const isRestSold = stock.sold && soldAt === undefined;
    const action = { label: undo, run: () => void setStock({ sold: false }) };
    const done = isRestSold ? words.restSold : stock.sold ? words.sold : words.offeredAgain;
    toast({
      ...(stock.quantity === undefined ? done : { title: words.leftSaved }),
      kind: 'good',
      ...(stock.sold && !isRestSold && { action }),
    });
    onChanged();
  }, words.updateFailed);
  return { isBusy, setStock };
}
