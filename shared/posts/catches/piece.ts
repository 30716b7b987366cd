import { drawingFor, type Fish, isDefaultSpecies, OTHER } from '../../species/species.ts';
import type { CatchCard } from './schemas.ts';
import type { StockUnit } from './stock-schemas.ts';

/** The fish, and in what it is counted, as far as that is known. */
interface Sold extends Fish {
  stock?: { unit: StockUnit | '' } | null | undefined;
}

/**
 * For what a price `per_fish` is. Only what is known to be a fish is called so.
 * @returns an empty object for others, such as oysters
 */
export function pieceOf({ stock, ...fish }: Sold): Pick<CatchCard, 'piece'> {
  if (stock?.unit === 'box') return { piece: 'box' };
  const drawing = drawingFor(fish);
  if (drawing === 'mixed') return {};
  if (drawing === 'cod' || drawing === 'snapper') return { piece: 'fish' };
  if (drawing !== 'default') return { piece: drawing };
  return fish.species !== OTHER && isDefaultSpecies(fish.species) ? { piece: 'fish' } : {};
}
