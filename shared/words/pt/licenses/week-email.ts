import { plural } from '../general/format.ts';

export const title = (from: string, to: string) => `Seus desembarques de ${from} a ${to}`;
export const none = 'Você não publicou desembarques nesta semana.';
export const uncounted = (quantity: string) => `${quantity} (sem contagem)`;
export const more = (count: number) =>
  plural(count, {
    one: 'A página mostra mais 1.',
    many: `A página mostra mais ${count}.`,
    other: `A página mostra mais ${count}.`,
  });
export const text =
  'A página tem o que você publicou no Creel, e também as semanas sem desembarques em um arquivo CSV. Compare com o seu próprio registro antes de informar. As suas licenças e o seu estado dizem o que você deve informar.';
export const open = 'Abrir desembarques da semana';
