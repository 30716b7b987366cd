import type { IsOn } from '../../features.ts';
import { isolated } from '../../text/isolated.ts';
import { plural } from './general/format.ts';

/** The page's title in search results. */
export const pageTitles = {
  consumer: 'Peixe fresco local, direto do barco',
  community: 'Refeições prometidas por pescadores',
} as const;
export const welcomeBack = 'Que bom ver você de novo';
/** Before the person's name. */
export const welcomeBackTo = 'Que bom ver você de novo, ';

export const consumerTitle = 'Peixe fresco, comunidades alimentadas';
export function consumerLead(isOn: IsOn): string {
  if (!isOn('sales')) return 'Conheça os pescadores da sua costa.';
  return isOn('pledges')
    ? 'Compre peixe de quem o pescou esta manhã, e ajude a alimentar famílias que precisam.'
    : 'Compre peixe de quem o pescou esta manhã.';
}
export const getStarted = 'Comece hoje';
export const browseMarketplace = 'Ver o mercado';

export const communityTitle = 'Parcerias na comunidade';
export const communityLead =
  'Pescadores locais prometem sua captura como refeições. Bancos de alimentos, igrejas e grupos de ajuda as levam a famílias que precisam.';
export const becomePartner = 'Seja uma organização parceira';
export const viewDonations = 'Ver doações disponíveis';

export const actions = 'O que fazer agora';
const waysToPost = (isOn: IsOn): string => {
  if (!isOn('pledges')) return 'Venda-a no mercado.';
  return isOn('sales') ? 'Venda-a no mercado ou prometa-a como refeições.' : 'Prometa-a como refeições.';
};
export const post = (isOn: IsOn) => ({
  title: 'Publique sua captura',
  lead: waysToPost(isOn),
  button: 'Publicar captura',
});
export const aid = {
  title: 'Ajuda comunitária',
  lead: 'Como as refeições prometidas chegam às famílias, e como participar.',
  button: 'Saiba mais',
  /**
   * Hidden text after the button's label, so that readers of links alone, such as screen readers, know what it is
   * about.
   */
  about: 'sobre a ajuda comunitária',
};
export const find = (organization: string) => ({
  title: 'Refeições perto de você',
  lead: `Veja as refeições prometidas perto de ${isolated(organization)} e quando você pode retirá-las.`,
  button: 'Encontrar refeições',
});
export const claims = {
  title: 'Suas reservas',
  lead: 'Veja as refeições que você reservou, e quando retirá-las.',
  button: 'Ver reservas',
};
export const myPosts = (isOn: IsOn) => ({
  title: 'Suas publicações',
  lead: isOn('claims')
    ? 'Mude uma publicação, marque uma captura como vendida, ou veja quem reservou suas refeições.'
    : 'Mude uma publicação, ou marque uma captura como vendida.',
  button: 'Ver minhas publicações',
});
export const messages = {
  title: 'Mensagens',
  lead: 'Leia suas respostas e escreva a pescadores.',
  button: 'Abrir mensagens',
};
export const marketplace = {
  title: 'O mercado',
  lead: 'Peixe fresco de barcos perto de você, ao preço que o pescador pede.',
  button: browseMarketplace,
};
export const pledgeMeals = {
  title: 'Prometer refeições',
  lead: 'Os pescadores dão parte de uma captura como refeições. Veja o tamanho de uma refeição e quem a recebe.',
  button: 'O que é uma promessa',
};
export const freshTitle = 'Peixe fresco no mercado';

export const whatCreelDoes = 'O que o Creel faz';
export const dailyTitle = 'Capturas frescas todo dia';
export const dailyLead = 'Publicadas no cais por quem as pescou, com a hora da captura.';
export const supportTitle = 'Apoio à comunidade';
export const supportLead = 'Ajude a alimentar famílias com refeições prometidas. Contamos cada refeição.';
export const networkTitle = 'Rede local';
export const networkLead = (isOn: IsOn) =>
  isOn('pledges')
    ? 'Pescadores, compradores e grupos de ajuda da mesma costa negociam diretamente entre si.'
    : 'Pescadores e compradores da mesma costa negociam diretamente entre si.';

export const freshCatches = 'Capturas frescas';
export const newestFirst = 'As mais recentes do mercado.';
export const nearFirst = (place: string) => `As que estão perto de ${place} vêm primeiro.`;
export const allCatches = 'Ver todas as capturas';

export const pledges = 'Promessas da comunidade';
export { catchesNotLoaded, nearMe } from './posts/marketplace.ts';
export { pledgesNotLoaded } from './posts/pledge-list.ts';
export const mealsPledged = (meals: number) =>
  plural(meals, {
    one: 'refeição prometida',
    many: 'de refeições prometidas',
    other: 'refeições prometidas',
  });
export const mealsClaimed = (meals: number) =>
  plural(meals, {
    one: 'refeição reservada',
    many: 'de refeições reservadas',
    other: 'refeições reservadas',
  });
export const mealsServed = (meals: number) =>
  plural(meals, { one: 'refeição servida', many: 'de refeições servidas', other: 'refeições servidas' });
export const fishermen = (count: number) =>
  plural(count, { one: 'pescador', many: 'de pescadores', other: 'pescadores' });
export const noPledges = 'Nenhuma promessa ainda';
export const recentPledges = 'Promessas mais recentes';
export const allPledges = 'Ver todas as promessas';
export const seeImpact = 'Ver nosso impacto';
export const meetFishermen = 'Conhecer os pescadores';
