import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';

type Title = (fisherman: string, what: string) => string;

export const titles = {
  price: (fisherman, what) => `Bajó de precio: ${what} de ${isolated(fisherman)}`,
  'few-left': (fisherman, what) => `Queda poco: ${what} de ${isolated(fisherman)}`,
  changed: (fisherman, what) => `Cambió: ${what} de ${isolated(fisherman)}`,
  sold: (fisherman, what) => `Se agotó: ${what} de ${isolated(fisherman)}`,
  opens: (fisherman, what) =>
    `Pronto se podrán reservar todas las comidas de ${what} de ${isolated(fisherman)}`,
  delayed: (fisherman) => `${isolated(fisherman)} desembarca más tarde de lo previsto`,
  landed: (fisherman) => `${isolated(fisherman)} ya desembarcó`,
  cancelled: (fisherman) => `${isolated(fisherman)} canceló un desembarque`,
} satisfies Record<string, Title>;

export const newLanding = (fisherman: string, what: string) =>
  `${isolated(fisherman)} desembarcará pronto: ${what}`;

export const because = {
  fisherman: 'Usted sigue a este pescador.',
  saved: 'Usted guardó esta publicación.',
  landing: 'Usted sigue a este pescador o guardó este desembarque.',
  meals: 'Su organización podría recoger estas comidas.',
} as const;
export const becauseSearch = (name: string) => `Coincide con su búsqueda guardada “${isolated(name)}”.`;

export const reasons = {
  fisherman: 'Publicaciones nuevas de pescadores que sigo',
  search: 'Mis búsquedas guardadas',
  saved: 'Cambios en publicaciones que guardé',
  landing: 'Cambios en desembarques',
  meals: 'Comidas que mi organización podría recoger',
} as const;
export const ofSearch = (name: string) => `Búsqueda guardada: ${name}`;
export const stop = (name: string) => `No recibir más: “${isolated(name)}”`;

export const meals = 'Comidas';
export const place = 'Lugar';
export const seePost = 'Ver la publicación';
export const seeLanding = 'Ver el desembarque';
export const window = 'Hora del desembarque';

export const digestTitle = (count: number) =>
  plural(count, {
    one: 'Una publicación para usted hoy',
    many: `${count} publicaciones para usted hoy`,
    other: `${count} publicaciones para usted hoy`,
  });
