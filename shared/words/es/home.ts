import type { IsOn } from '../../features.ts';
import { isolated } from '../../text/isolated.ts';
import { plural } from './general/format.ts';

/** The page's title in search results. */
export const pageTitles = {
  consumer: 'Pescado local fresco, directo del barco',
  community: 'Comidas prometidas por pescadores',
} as const;
export const welcomeBack = 'Hola de nuevo';
/** Before the person's name. */
export const welcomeBackTo = 'Hola de nuevo, ';

export const consumerTitle = 'Pesca fresca que alimenta a la comunidad';
export function consumerLead(isOn: IsOn): string {
  if (!isOn('sales')) return 'Conozca a los pescadores de su costa.';
  return isOn('pledges')
    ? 'Compre pescado a quienes lo pescaron esta mañana, y ayúdeles a alimentar a familias necesitadas.'
    : 'Compre pescado a quienes lo pescaron esta mañana.';
}
export const getStarted = 'Comience hoy';
export const browseMarketplace = 'Ver el mercado';

export const communityTitle = 'Alianzas comunitarias';
export const communityLead =
  'Los pescadores locales prometen su captura como comidas. Bancos de alimentos, iglesias y grupos de ayuda las llevan a familias necesitadas.';
export const becomePartner = 'Ser organización aliada';
export const viewDonations = 'Ver donaciones disponibles';

export const actions = 'Qué hacer ahora';
const waysToPost = (isOn: IsOn): string => {
  if (!isOn('pledges')) return 'Véndala en el mercado.';
  return isOn('sales') ? 'Véndala en el mercado o prométala como comidas.' : 'Prométala como comidas.';
};
export const post = (isOn: IsOn) => ({
  title: 'Publique su captura',
  lead: waysToPost(isOn),
  button: 'Publicar captura',
});
export const aid = {
  title: 'Ayuda comunitaria',
  lead: 'Cómo llegan a las familias las comidas prometidas y cómo participar.',
  button: 'Saber más',
  /**
   * Hidden text after the button's label, so that readers of links alone, such as screen readers, know what it is
   * about.
   */
  about: 'sobre la ayuda comunitaria',
};
export const find = (organization: string) => ({
  title: 'Comidas cerca de usted',
  lead: `Vea las comidas prometidas cerca de ${isolated(organization)} y cuándo puede recogerlas.`,
  button: 'Buscar comidas',
});
export const claims = {
  title: 'Sus reservas',
  lead: 'Vea las comidas que reservó y cuándo recogerlas.',
  button: 'Ver reservas',
};
export const myPosts = (isOn: IsOn) => ({
  title: 'Sus publicaciones',
  lead: isOn('claims')
    ? 'Cambie una publicación, marque una captura como vendida o vea quién reservó sus comidas.'
    : 'Cambie una publicación o marque una captura como vendida.',
  button: 'Ver mis publicaciones',
});
export const messages = {
  title: 'Mensajes',
  lead: 'Lea sus respuestas y escriba a los pescadores.',
  button: 'Abrir mensajes',
};
export const marketplace = {
  title: 'El mercado',
  lead: 'Pescado fresco de barcos cerca de usted, al precio que pide el pescador.',
  button: browseMarketplace,
};
export const pledgeMeals = {
  title: 'Prometer comidas',
  lead: 'Los pescadores dan parte de una captura como comidas. Vea qué tan grande es una comida y quién la recibe.',
  button: 'Qué es una promesa',
};
export const freshTitle = 'Mercado fresco';

export const whatCreelDoes = 'Qué hace Creel';
export const dailyTitle = 'Capturas frescas cada día';
export const dailyLead = 'Publicadas desde el muelle por quienes las pescaron, con la hora de la captura.';
export const supportTitle = 'Apoyo a la comunidad';
export const supportLead = 'Ayude a alimentar a familias con comidas prometidas. Contamos cada comida.';
export const networkTitle = 'Red local';
export const networkLead = (isOn: IsOn) =>
  isOn('pledges')
    ? 'Pescadores, compradores y grupos de ayuda de la misma costa tratan directamente entre sí.'
    : 'Pescadores y compradores de la misma costa tratan directamente entre sí.';

export const freshCatches = 'Capturas frescas';
export const newestFirst = 'Lo más reciente del mercado.';
export const nearFirst = (place: string) => `Primero, las que están cerca de ${place}.`;
export const allCatches = 'Ver todas las capturas';

export const pledges = 'Promesas a la comunidad';
export { catchesNotLoaded, nearMe } from './posts/marketplace.ts';
export { pledgesNotLoaded } from './posts/pledge-list.ts';
export const mealsPledged = (meals: number) =>
  plural(meals, { one: 'comida prometida', many: 'de comidas prometidas', other: 'comidas prometidas' });
export const mealsClaimed = (meals: number) =>
  plural(meals, { one: 'comida reservada', many: 'de comidas reservadas', other: 'comidas reservadas' });
export const mealsServed = (meals: number) =>
  plural(meals, { one: 'comida servida', many: 'de comidas servidas', other: 'comidas servidas' });
export const fishermen = (count: number) =>
  plural(count, { one: 'pescador', many: 'de pescadores', other: 'pescadores' });
export const noPledges = 'Aún no hay promesas';
export const recentPledges = 'Promesas más recientes';
export const allPledges = 'Ver todas las promesas';
export const seeImpact = 'Ver nuestro impacto';
export const meetFishermen = 'Conozca a los pescadores';
