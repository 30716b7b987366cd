import type { IsOn } from '../../../features.ts';
import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';

export const contactFisherman = 'Falar com o pescador';
export const contactByPhone = `${contactFisherman}: <number></number>`;
export const copyNumber = 'Copiar o número';
export const numberCopied = 'Número copiado';
export const numberNotCopied = {
  title: 'A cópia falhou',
  description: 'Selecione o número e copie-o.',
};
export const moreFrom = (name: string) => `Mais publicações de ${isolated(name)}`;
export const series = 'Série';
export const repeats = 'De uma série que se repete toda semana';
export const location = 'Local';
/** "Bacalhau de Portland, ME" */
export const fishFrom = (species: string, place: string) => `${species} de ${place}`;

export const over = {
  old: {
    title: 'Não é mais oferecido',
    catch: (hours: number) =>
      `O peixe fresco é oferecido por ${hours} horas depois da pesca. Esse prazo acabou.`,
    pledge: () => 'Este peixe foi oferecido enquanto estava fresco. As refeições não estão mais disponíveis.',
  },
  sold: {
    title: 'Esgotado',
    catch: () => 'Toda esta captura foi vendida.',
    pledge: () => 'Todas as refeições desta promessa já foram reservadas.',
  },
};
export const nearInstead = 'Oferecido agora por perto';
export const newInstead = 'Oferecido agora';

export const catchTitle = 'Captura';
export const catchNotFound = 'Captura não encontrada';
export const browseMarketplace = 'Ver o mercado';
export const payWhatYouThink = 'Pague quanto achar justo';
export const contactInformation = 'Dados de contato';
export const noContactInformation = 'Envie uma mensagem ao pescador neste site.';
export const paymentOptions = 'Formas de pagamento';
export const payWhatYouCanMeans =
  'Você decide quanto dar, conforme puder. O pescador não pede um preço fixo.';
export const cash = 'Dinheiro';
export const bitcoin = 'Bitcoin';
export const contactDirectly = 'Fale direto com o pescador';
export const viewProfile = 'Ver perfil';
export const quantity = 'Quantidade';
export const held = 'Reservado';
export const taking = 'Dá para comprar';
/** @param least the least that one may take @param step "1 lb", unless it is one */
export const takingWords = (least: string, step: string | undefined) =>
  step === undefined ? `A partir de ${least}` : `A partir de ${least}, de ${step} em ${step}`;
export const takingRest = (left: string) => `Tudo o que resta: ${left}`;
export const weightEach = 'Peso de cada uma';
export const aboutPounds = (pounds: number) => `cerca de ${number(pounds)} lb`;
export const condition = 'Estado';
export const disposition = 'Preparo';
export const dateCaught = 'Data da pesca';
export const payment = 'Pagamento';
export const offeredUntil = 'Oferecido até';
export const pickup = 'Retirada';

export const back = 'Voltar';
export const pledgePageTitle = (meals: number, product: string) =>
  `${number(meals)} ${plural(meals, { one: 'refeição prometida', many: 'de refeições prometidas', other: 'refeições prometidas' })} - ${product}`;
export const pledgeNotLoaded = 'Não foi possível carregar a promessa. Tente de novo.';
export const pledgeNotFound = 'Promessa não encontrada';
export const seeAllPledges = 'Ver todas as promessas';
export const imageTypes = { catch: 'Pescaria', product: 'Refeições embaladas' } as const;
export const imageOf = (type: keyof typeof imageTypes, species: string) => `${imageTypes[type]}: ${species}`;
export const socialMediaShare = 'Compartilhar nas redes sociais';
export const sharePledge = 'Compartilhar esta promessa';
export const openLarge = (image: string) => `${image}. Abrir em tamanho grande`;
export const impact = 'Impacto na comunidade';
export const mealsPledged = (meals: number) =>
  plural(meals, { one: 'refeição prometida', many: 'refeições prometidas', other: 'refeições prometidas' });
export const mealsLeft = (meals: number) =>
  plural(meals, { one: 'refeição restante', many: 'refeições restantes', other: 'refeições restantes' });
export const claimed = (meals: number) =>
  plural(meals, { one: 'reservada', many: 'reservadas', other: 'reservadas' });
export const served = (meals: number) =>
  plural(meals, { one: 'servida', many: 'servidas', other: 'servidas' });
export const help = 'Ajuda';
export const helpTitle = 'Você serve famílias que precisam?';
export const helpLead = (isOn: IsOn) =>
  `Bancos de alimentos, igrejas e grupos de ajuda ${isOn('claims') ? 'reservam, retiram e servem' : 'retiram e servem'} as refeições prometidas.`;
export const learnMore = 'Saiba mais';
/** Hidden text after the link's label. */
export const aboutPartnership = 'sobre como ser uma organização parceira';
export const species = 'Espécie';
export const fisherman = 'Pescador';
export const posted = 'Publicada';
export const catchDate = 'Data da pesca';
export const expectedCatch = 'Pesca prevista';
export const pointsEarned = 'Pontos ganhos';

export const support = 'Mostre seu apoio';
export const like = 'Curtir';
export const likePledgeOf = (name: string) => `Curtir a promessa de ${isolated(name)}`;
const otherPeople = (count: number) =>
  plural(count, {
    one: 'mais 1 pessoa',
    many: `mais ${number(count)} de pessoas`,
    other: `mais ${number(count)} pessoas`,
  });
/**
 * Counts the likes of a pledge.
 * @param isOurs whether the reader's like is included
 * @param canLike whether the reader can like it
 */
export function likedBy(count: number, isOurs: boolean, canLike: boolean): string {
  if (count === 0)
    return canLike ? 'Seja a primeira pessoa a curtir esta promessa' : 'Ninguém curtiu esta promessa ainda';
  if (isOurs && count === 1) return 'Você curtiu esta promessa';
  if (isOurs) return `Você e ${otherPeople(count - 1)} curtiram esta promessa`;
  return plural(count, {
    one: '1 pessoa curtiu esta promessa',
    many: `${number(count)} de pessoas curtiram esta promessa`,
    other: `${number(count)} pessoas curtiram esta promessa`,
  });
}
