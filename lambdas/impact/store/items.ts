import type { ImpactFigures, ImpactPart } from '#shared/impact/schemas.ts';
import { defineItem, listIn } from '../../table/index.ts';

/** A sum of the ledger, such as of one month or species. It is spread over several items, which are only added to. */
export const impactSum = defineItem<Partial<ImpactFigures>>()('sum of the ledger', {
  pk: 'IMPACT#{part}',
  sk: '{name}#{shard}',
  owner: 'nobody',
});

export function impactSums(part: ImpactPart) {
  return listIn<Partial<ImpactFigures>>(`IMPACT#${part}`);
}
