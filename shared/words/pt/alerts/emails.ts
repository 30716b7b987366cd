import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';

type Title = (fisherman: string, what: string) => string;

export const titles = {
  price: (fisherman, what) => `Baixou de preço: ${what} de ${isolated(fisherman)}`,
  'few-left': (fisherman, what) => `Resta pouco: ${what} de ${isolated(fisherman)}`,
  changed: (fisherman, what) => `Mudou: ${what} de ${isolated(fisherman)}`,
  sold: (fisherman, what) => `Acabou: ${what} de ${isolated(fisherman)}`,
  opens: (fisherman, what) =>
    `Em breve será possível reservar todas as refeições de ${what} de ${isolated(fisherman)}`,
  delayed: (fisherman) => `${isolated(fisherman)} desembarca mais tarde do que o previsto`,
  landed: (fisherman) => `${isolated(fisherman)} já desembarcou`,
  cancelled: (fisherman) => `${isolated(fisherman)} cancelou um desembarque`,
} satisfies Record<string, Title>;

export const newLanding = (fisherman: string, what: string) =>
  `${isolated(fisherman)} vai desembarcar em breve: ${what}`;

export const because = {
  fisherman: 'Você segue este pescador.',
  saved: 'Você salvou esta publicação.',
  landing: 'Você segue este pescador ou salvou este desembarque.',
  meals: 'Sua organização poderia retirar estas refeições.',
} as const;
export const becauseSearch = (name: string) => `Corresponde à sua busca salva “${isolated(name)}”.`;

export const reasons = {
  fisherman: 'Novas publicações de pescadores que sigo',
  search: 'Minhas buscas salvas',
  saved: 'Mudanças em publicações que salvei',
  landing: 'Mudanças em desembarques',
  meals: 'Refeições que minha organização poderia retirar',
} as const;
export const ofSearch = (name: string) => `Busca salva: ${name}`;
export const stop = (name: string) => `Não receber mais: “${isolated(name)}”`;

export const meals = 'Refeições';
export const place = 'Lugar';
export const seePost = 'Ver a publicação';
export const seeLanding = 'Ver o desembarque';
export const window = 'Hora do desembarque';

export const digestTitle = (count: number) =>
  plural(count, {
    one: 'Uma publicação para você hoje',
    many: `${count} publicações para você hoje`,
    other: `${count} publicações para você hoje`,
  });
