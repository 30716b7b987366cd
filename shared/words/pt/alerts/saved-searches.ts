import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';

export const saveSearch = 'Salvar esta busca';
export const saveWhenEmpty = 'Salve esta busca e avisaremos quando houver algo.';
export const signInToSave = 'Entre para salvar esta busca';
export const searchFor = 'Esta busca encontra';

export const kinds = { catch: 'Capturas', pledge: 'Promessas', landing: 'Desembarques' } as const;
export const upTo = (price: string) => `Até ${price}`;
export const withoutPrice = 'Grátis ou pague quanto puder';
export const conditions = { fresh: 'Fresco', frozen: 'Congelado' } as const;
export const within = (miles: number, place: string) =>
  `A menos de ${number(miles)} ${plural(miles, { one: 'milha', many: 'milhas', other: 'milhas' })} de ${isolated(place)}`;
export const myLocation = 'minha localização';
export const nameOf = ({ what, text, place }: { what: string; text?: string; place?: string }) =>
  [what, text && `“${text}”`, place && `perto de ${place}`].filter(Boolean).join(' ');

export const name = 'Nome';
export const level = 'Avisar-me';
export const priceAtMost = 'Preço máximo';
export const priceHint =
  'Em dólares. Deixe vazio para qualquer preço. Capturas grátis e de pague quanto puder também contam.';
export const unit = 'Preço por';
export const anyUnit = 'Qualquer';
export const condition = 'Estado';
export const anyCondition = 'Os dois';
export const radius = 'Raio em milhas';

export const save = 'Salvar busca';
export const saved = 'Busca salva';
export const savedText = {
  now: 'Avisaremos assim que uma publicação nova corresponder.',
  daily: 'Avisaremos uma vez por dia sobre as publicações novas que correspondem.',
  never: 'Não haverá avisos. A busca fica nos seus favoritos.',
} as const;
export const seeSearches = 'Ver buscas';

export const list = 'Buscas salvas';
export const notLoaded = 'Não foi possível carregar suas buscas salvas. Tente de novo.';
export const none = 'Ainda não há buscas salvas.';
export const noneLead = 'Busque um peixe ou um lugar e toque em “Salvar esta busca”.';
export const browse = { catch: 'Ver o mercado', pledge: 'Ver promessas' } as const;
export const count = (searches: number, max: number) => `${number(searches)} de ${number(max)} buscas salvas`;
export const showPosts = 'Ver publicações';
export const edit = 'Editar';
export const editTitle = 'Editar a busca salva';
export const changed = 'Busca alterada';
export const remove = 'Excluir';
export const removeTitle = (search: string) => `Excluir “${search}”?`;
export const removeText = 'Não haverá mais avisos desta busca.';
export const removing = 'Excluindo...';
export const removed = 'Busca excluída';
export const notRemoved = 'Não foi possível excluir a busca';
export const ofSearch = (action: string, search: string) => `${action}: ${isolated(search)}`;
