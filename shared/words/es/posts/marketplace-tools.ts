import { isolated } from '../../../text/isolated.ts';
import { dollars } from '../general/format.ts';
import { countPosts } from './counts.ts';

export const species = 'Especie';
export const anySpecies = 'Cualquier especie';
export const price = 'Precio';
export const anyPrice = 'Cualquier precio';
export const priceAtMost = 'Precio máximo';
export const priceAtMostHint = 'Por libra si se puede calcular; si no, como está publicado.';
export const upTo = (amount: number) => `Hasta ${dollars(amount)}`;
export const freshOrFrozen = 'Fresco o congelado';
export const anyPickup = 'Cualquier recogida';
export const onlyWithMealsLeft = 'Solo con comidas por reservar';
export const clearAllFilters = 'Borrar todos los filtros';
export const removeTheFilter = 'Quitar el filtro ';
export const quoted = (text: string) => `“${text}”`;
export const withMealsLeft = 'Con comidas disponibles';

interface Shown {
  kind: 'catch' | 'pledge';
  count: number;
  /** Whether the list is complete. */
  isWhole: boolean;
  fishermanName: string | false | undefined;
  place: string | undefined;
  sort: 'nearest' | 'price' | undefined;
}

const firstOnes = { newest: 'Lo más reciente:', nearest: 'Lo más cercano:', price: 'Lo más barato:' };

/** "7 capturas de Ada Harbor a menos de 35 millas de Portland, ME", with only those facts that are known so far. */
export const summary = ({ kind, count, isWhole, fishermanName, place, sort }: Shown) =>
  [
    isWhole || count === 0 ? '' : firstOnes[sort ?? 'newest'],
    countPosts(count, kind),
    fishermanName && `de ${isolated(fishermanName)}`,
    place && `a menos de 35 millas de ${place}`,
  ]
    .filter(Boolean)
    .join(' ');

export const sortedBy = {
  nearest: 'Primero lo más cercano.',
  price:
    'Primero lo gratis, después “pague lo que pueda”, luego por precio por libra si se puede calcular, y al final lo demás.',
};

export const findingLocation = 'Buscando su ubicación...';
export const whereToLook = '¿Dónde quiere buscar?';
export const showWhatIsNear = 'Mostrar lo que hay cerca';
export const useMyLocation = 'Usar mi ubicación';

export const enteringTitle = 'Entrada al mercado';
export const entering = 'Está entrando al mercado público local, donde los pescadores venden sus capturas.';
export const ok = 'Aceptar';
