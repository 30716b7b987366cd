/** Credits that fishermen use up: one makes one catch Pro. */
import {
  atLeast,
  getItem,
  ifUnchanged,
  onlyIf,
  present,
  type TransactionStep,
  update,
} from '../../table/index.ts';
import { fishermanProfile } from './items.ts';

/** The step that takes one. @param otherwise what it means when there is none */
export function takeCredit(userId: string, otherwise: () => Error): TransactionStep {
  return update(fishermanProfile(userId), { add: { credits: -1 } }, onlyIf(atLeast('credits', 1), otherwise));
}

/** The steps that give one back; none for who is no fisherman any more. */
export async function returnCredit(userId: string): Promise<TransactionStep[]> {
  const key = fishermanProfile(userId);
  if (!(await getItem(key, { consistent: true }))) return [];
  const isThere = ifUnchanged(present);
  return [update(key, { add: { credits: 1 } }, isThere)];
}
