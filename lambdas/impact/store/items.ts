import type { ImpactFigures, ImpactPart } from '#shared/impact/schemas.ts';
import { defineItem, listIn } from '../../table/index.ts';

/** A sum of the ledger: what was pledged, claimed and served in one month, of one species and so on. Spread over a few items, each of which is only added to. */
export const impactSum = defineItem<Partial<ImpactFigures>>()('sum of the ledger', {
  pk: 'IMPACT#{part}',
  sk: '{name}#{shard}',
  owner: 'nobody',
});

export function impactSums(part: ImpactPart) {
  return listIn<Partial<ImpactFigures>>(`IMPACT#${part}`);
}
