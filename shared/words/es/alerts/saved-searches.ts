import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';

export const saveSearch = 'Guardar esta búsqueda';
export const saveWhenEmpty = 'Guarde esta búsqueda y le avisaremos cuando haya algo.';
export const signInToSave = 'Inicie sesión para guardar esta búsqueda';
export const searchFor = 'Esta búsqueda encuentra';

export const kinds = { catch: 'Capturas', pledge: 'Promesas', landing: 'Desembarques' } as const;
export const upTo = (price: string) => `Hasta ${price}`;
export const withoutPrice = 'Gratis o pague lo que pueda';
export const conditions = { fresh: 'Fresco', frozen: 'Congelado' } as const;
export const within = (miles: number, place: string) =>
  `A menos de ${number(miles)} ${plural(miles, { one: 'milla', many: 'millas', other: 'millas' })} de ${isolated(place)}`;
export const myLocation = 'mi ubicación';
export const nameOf = ({ what, text, place }: { what: string; text?: string; place?: string }) =>
  [what, text && `“${text}”`, place && `cerca de ${place}`].filter(Boolean).join(' ');

export const name = 'Nombre';
export const level = 'Avisarme';
export const priceAtMost = 'Precio máximo';
export const priceHint =
  'En dólares. Déjelo vacío para cualquier precio. También cuentan las capturas gratis y de pague lo que pueda.';
export const unit = 'Precio por';
export const anyUnit = 'Cualquiera';
export const condition = 'Estado';
export const anyCondition = 'Los dos';
export const radius = 'Radio en millas';

export const save = 'Guardar búsqueda';
export const saved = 'Búsqueda guardada';
export const savedText = {
  now: 'Le avisaremos en cuanto coincida una publicación nueva.',
  daily: 'Le avisaremos una vez al día de las publicaciones nuevas que coincidan.',
  never: 'No recibirá avisos. La encontrará en sus favoritos.',
} as const;
export const seeSearches = 'Ver búsquedas';

export const list = 'Búsquedas guardadas';
export const notLoaded = 'No se pudieron cargar sus búsquedas guardadas. Vuelva a intentarlo.';
export const none = 'Todavía no tiene búsquedas guardadas.';
export const noneLead = 'Busque un pescado o un lugar y pulse “Guardar esta búsqueda”.';
export const browse = { catch: 'Ver el mercado', pledge: 'Ver promesas' } as const;
export const count = (searches: number, max: number) =>
  `${number(searches)} de ${number(max)} búsquedas guardadas`;
export const showPosts = 'Ver publicaciones';
export const edit = 'Editar';
export const editTitle = 'Editar la búsqueda guardada';
export const changed = 'Búsqueda cambiada';
export const remove = 'Eliminar';
export const removeTitle = (search: string) => `¿Eliminar “${search}”?`;
export const removeText = 'Ya no recibirá avisos de esta búsqueda.';
export const removing = 'Eliminando...';
export const removed = 'Búsqueda eliminada';
export const notRemoved = 'No se pudo eliminar la búsqueda';
export const ofSearch = (action: string, search: string) => `${action}: ${isolated(search)}`;
