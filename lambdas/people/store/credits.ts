/** Credits that fishermen use up: one makes one catch Pro. */
import { atLeast, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { fishermanProfile } from './items.ts';

/** The step that takes a credit. @param otherwise makes the error if there is none */
export function takeCredit(userId: string, otherwise: () => Error): table.TransactionStep {
  return table.update(
    fishermanProfile(userId),
    { add: { credits: -1 } },
    table.onlyIf(atLeast('credits', 1), otherwise),
  );
}

/** The steps that return a credit; none for people who are no longer fishermen. */
export async function returnCredit(userId: string): Promise<table.TransactionStep[]> {
  const key = fishermanProfile(userId);
  if (!(await table.getItem(key, { consistent: true }))) return [];
  const isThere = table.ifUnchanged(present);
  return [table.update(key, { add: { credits: 1 } }, isThere)];
}
