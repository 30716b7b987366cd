import { tableClient } from '#lambdas/table/client.ts';

/** Transactions that met another one on the same items, and were tried again. */
export function countClashes(): { readonly count: number } {
  const clashes = { count: 0 };
  const send = tableClient.send;
  tableClient.send = async (operation, input) => {
    try {
      return await send(operation, input);
    } catch (error) {
      if (JSON.stringify(error).includes('TransactionConflict')) clashes.count += 1;
      throw error;
    }
  };
  return clashes;
}
