import { PRODUCT_NAME } from '#shared/flavours.ts';
import { LOCALE, number, plural } from '../general/format.ts';

type Totals = { mealsPledged: number; mealsServed: number };

export const pageTitle = 'Nuestro impacto';
export const title = 'Nuestro impacto';
export const lead =
  'Vea cuántas comidas prometieron los pescadores, reservaron las organizaciones de ayuda y comieron las familias.';
export const figures = {
  mealsPledged: (count: number) =>
    plural(count, { one: 'comida prometida', many: 'de comidas prometidas', other: 'comidas prometidas' }),
  mealsClaimed: (count: number) =>
    plural(count, { one: 'comida reservada', many: 'de comidas reservadas', other: 'comidas reservadas' }),
  mealsServed: (count: number) =>
    plural(count, { one: 'comida servida', many: 'de comidas servidas', other: 'comidas servidas' }),
} as const;
const counted = (count: number, one: string, other: string) =>
  `${number(count)} ${plural(count, { one, many: other, other })}`;
export const short = {
  mealsPledged: (count: number) => counted(count, 'prometida', 'prometidas'),
  mealsClaimed: (count: number) => counted(count, 'reservada', 'reservadas'),
  mealsServed: (count: number) => counted(count, 'servida', 'servidas'),
};
export const columns = {
  mealsPledged: 'Prometidas',
  mealsClaimed: 'Reservadas',
  mealsServed: 'Servidas',
} as const;
export const parts = {
  month: { title: 'Por mes', name: 'Mes' },
  species: { title: 'Por pescado', name: 'Pescado' },
  place: { title: 'Por puerto', name: 'Puerto' },
  organizationType: { title: 'Por tipo de organización', name: 'Tipo' },
} as const;
export const elsewhere = 'Otros lugares';
export const plotOf = (part: string, names: string) =>
  `${part}: ${names}. La tabla de abajo tiene los números.`;
export const latest = (count: number) =>
  `La gráfica muestra los últimos ${count} meses. La tabla los tiene todos.`;
export const mostServed = (count: number) =>
  `La gráfica muestra las ${count} filas con más comidas servidas. La tabla las tiene todas.`;
export const unclaimed = (count: number) =>
  plural(count, {
    one: 'La tabla tiene 1 fila más, de la que aún no se ha reservado nada.',
    many: `La tabla tiene ${number(count)} de filas más, de las que aún no se ha reservado nada.`,
    other: `La tabla tiene ${number(count)} filas más, de las que aún no se ha reservado nada.`,
  });
/** A sentence to quote, which is true on that day. */
export const quote = ({ mealsPledged, mealsServed }: Totals, day: string) => {
  const pledged = `${number(mealsPledged)} ${plural(mealsPledged, { one: 'comida', many: 'de comidas', other: 'comidas' })}`;
  const served =
    mealsServed > 0 ? `, y las organizaciones de ayuda han servido ${number(mealsServed)} de ellas` : '';
  return `Hasta el ${day}, los pescadores locales han prometido ${pledged} por medio de ${PRODUCT_NAME}${served}.`;
};
export const copyQuote = 'Copiar esta frase';
export const quoteCopy = {
  copied: '¡Copiado!',
  copyFailed: { title: 'No se pudo copiar', description: 'Seleccione la frase y cópiela.' },
};
/** On other pages. */
export const soFar = 'Hasta ahora, contado comida por comida';
export const noneYet = 'Aún no se han prometido comidas. Las primeras se contarán aquí.';
export const seeAll = 'Ver nuestro impacto';
export const none = 'Aún no se han prometido comidas';
export const notLoaded = 'No se pudieron cargar las cifras. Vuelva a intentarlo.';
export const seePledges = 'Ver las promesas';

const months = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** "noviembre de 2026" */
export const monthName = (month: string): string => months.format(new Date(`${month}-01T00:00:00Z`));
