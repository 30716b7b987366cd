import { PRODUCT_NAME } from '#shared/flavours.ts';
import { LOCALE, number, plural } from '../general/format.ts';

type Totals = { mealsPledged: number; mealsServed: number };

export const pageTitle = 'Nosso impacto';
export const title = 'Nosso impacto';
export const lead =
  'Veja quantas refeições os pescadores prometeram, as organizações de ajuda reservaram e as famílias comeram.';
export const figures = {
  mealsPledged: (count: number) =>
    plural(count, {
      one: 'refeição prometida',
      many: 'de refeições prometidas',
      other: 'refeições prometidas',
    }),
  mealsClaimed: (count: number) =>
    plural(count, {
      one: 'refeição reservada',
      many: 'de refeições reservadas',
      other: 'refeições reservadas',
    }),
  mealsServed: (count: number) =>
    plural(count, { one: 'refeição servida', many: 'de refeições servidas', other: 'refeições servidas' }),
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
  month: { title: 'Por mês', name: 'Mês' },
  species: { title: 'Por peixe', name: 'Peixe' },
  place: { title: 'Por porto', name: 'Porto' },
  organizationType: { title: 'Por tipo de organização', name: 'Tipo' },
} as const;
export const elsewhere = 'Outros lugares';
export const plotOf = (part: string, names: string) => `${part}: ${names}. A tabela abaixo traz os números.`;
export const latest = (count: number) => `O gráfico mostra os últimos ${count} meses. A tabela tem todos.`;
/** Of fish, ports or kinds of organizations. */
export const mostServed = (count: number) =>
  `O gráfico mostra os ${count} com mais refeições servidas. A tabela tem todos.`;
export const unclaimed = (count: number) =>
  plural(count, {
    one: 'Na tabela há mais 1, do qual nada foi reservado ainda.',
    many: `Na tabela há mais ${number(count)}, dos quais nada foi reservado ainda.`,
    other: `Na tabela há mais ${number(count)}, dos quais nada foi reservado ainda.`,
  });
/** A sentence to quote, which is true on that day. */
export const quote = ({ mealsPledged, mealsServed }: Totals, day: string) => {
  const pledged = `${number(mealsPledged)} ${plural(mealsPledged, { one: 'refeição', many: 'de refeições', other: 'refeições' })}`;
  const served = mealsServed > 0 ? `, e organizações de ajuda já serviram ${number(mealsServed)} delas` : '';
  return `Até ${day}, pescadores locais prometeram ${pledged} pelo ${PRODUCT_NAME}${served}.`;
};
export const copyQuote = 'Copiar esta frase';
export const quoteCopy = {
  copied: 'Copiado!',
  copyFailed: { title: 'Não foi possível copiar', description: 'Selecione a frase e copie-a.' },
};
/** On other pages. */
export const soFar = 'Até agora, contadas uma a uma';
export const noneYet = 'Nenhuma refeição foi prometida ainda. As primeiras serão contadas aqui.';
export const seeAll = 'Ver nosso impacto';
export const none = 'Nenhuma refeição foi prometida ainda';
export const notLoaded = 'Não foi possível carregar os números. Tente de novo.';
export const seePledges = 'Ver as promessas';

const months = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** "novembro de 2026" */
export const monthName = (month: string): string => months.format(new Date(`${month}-01T00:00:00Z`));
