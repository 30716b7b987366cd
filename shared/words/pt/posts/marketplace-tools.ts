import { isolated } from '../../../text/isolated.ts';
import { dollars } from '../general/format.ts';
import { countPosts } from './counts.ts';

export const species = 'Espécie';
export const anySpecies = 'Qualquer espécie';
export const price = 'Preço';
export const anyPrice = 'Qualquer preço';
export const priceAtMost = 'Preço máximo';
export const priceAtMostHint = 'Por libra quando dá para calcular; senão, como anunciado.';
export const upTo = (amount: number) => `Até ${dollars(amount)}`;
export const freshOrFrozen = 'Fresco ou congelado';
export const anyPickup = 'Qualquer retirada';
export const onlyWithMealsLeft = 'Só com refeições livres para reservar';
export const clearAllFilters = 'Limpar todos os filtros';
export const removeTheFilter = 'Remover o filtro ';
export const quoted = (text: string) => `“${text}”`;
export const withMealsLeft = 'Com refeições livres';

interface Shown {
  kind: 'catch' | 'pledge';
  count: number;
  /** Whether the list is complete. */
  isWhole: boolean;
  fishermanName: string | false | undefined;
  place: string | undefined;
  sort: 'nearest' | 'price' | undefined;
}

/** The beginning of a list that is not whole: of one post, or of several. */
const firstOnes = {
  newest: ['mais recente', 'mais recentes'],
  nearest: ['mais próxima', 'mais próximas'],
  price: ['mais barata', 'mais baratas'],
} as const;
const NOUNS = { catch: 'captura', pledge: 'promessa' } as const;

/** "7 capturas de Ada Harbor a até 35 milhas de Portland, ME", with only those facts that are known so far. */
export const summary = ({ kind, count, isWhole, fishermanName, place, sort }: Shown) => {
  const [one, several] = firstOnes[sort ?? 'newest'];
  const first = count === 1 ? `A ${NOUNS[kind]} ${one}` : `As ${countPosts(count, kind)} ${several}`;
  return [
    isWhole || count === 0 ? countPosts(count, kind) : first,
    fishermanName && `de ${isolated(fishermanName)}`,
    place && `a até 35 milhas de ${place}`,
  ]
    .filter(Boolean)
    .join(' ');
};

export const sortedBy = {
  nearest: 'Primeiro, o mais próximo.',
  price:
    'Primeiro o que é grátis, depois pague quanto puder, depois por preço por libra quando dá para calcular, e por fim o resto.',
};

export const findingLocation = 'Procurando sua localização...';
export const whereToLook = 'Onde quer procurar?';
export const showWhatIsNear = 'Mostrar o que está perto';
export const useMyLocation = 'Usar minha localização';

export const enteringTitle = 'Entrando no mercado';
export const entering =
  'Você está entrando no mercado local, aberto a todos, onde os pescadores vendem sua captura.';
export const ok = 'OK';
