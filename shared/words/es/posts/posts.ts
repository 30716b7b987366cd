import type { IsOn } from '../../../features.ts';
import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';

export const contactFisherman = 'Contactar al pescador';
export const contactByPhone = `${contactFisherman}: <number></number>`;
export const copyNumber = 'Copiar número';
export const numberCopied = 'Número copiado';
export const numberNotCopied = {
  title: 'No se pudo copiar',
  description: 'Seleccione el número y cópielo.',
};
export const moreFrom = (name: string) => `Más de ${isolated(name)}`;
export const series = 'Serie';
export const repeats = 'De una serie que se repite cada semana';
export const location = 'Ubicación';
/** "Bacalao de Portland, ME" */
export const fishFrom = (species: string, place: string) => `${species} de ${place}`;

export const over = {
  old: {
    title: 'Ya no se ofrece',
    catch: (hours: number) =>
      `El pescado fresco se ofrece durante ${hours} horas después de la captura. Ese tiempo ya pasó.`,
    pledge: () => 'Este pescado se ofreció mientras estaba fresco. Sus comidas ya no están disponibles.',
  },
  sold: {
    title: 'Agotada',
    catch: () => 'Toda esta captura está vendida.',
    pledge: () => 'Ya no quedan comidas de esta promesa.',
  },
};
export const nearInstead = 'Se ofrece ahora cerca de ahí';
export const newInstead = 'Se ofrece ahora';

export const catchTitle = 'Captura';
export const catchNotFound = 'No se encontró la captura';
export const browseMarketplace = 'Ver el mercado';
export const payWhatYouThink = 'Pague lo que crea justo';
export const contactInformation = 'Información de contacto';
export const noContactInformation = 'Envíe un mensaje al pescador en este sitio.';
export const paymentOptions = 'Formas de pago';
export const payWhatYouCanMeans =
  'Usted decide cuánto dar, según lo que pueda. El pescador no pide un precio fijo.';
export const cash = 'Efectivo';
export const bitcoin = 'Bitcoin';
export const contactDirectly = 'Contacte directamente al pescador';
export const viewProfile = 'Ver perfil';
export const quantity = 'Cantidad';
export const held = 'Reservado';
export const taking = 'Se puede comprar';
/** @param least the least that one may take @param step "1 lb", unless it is one */
export const takingWords = (least: string, step: string | undefined) =>
  step === undefined ? `Desde ${least}` : `Desde ${least}, de ${step} en ${step}`;
export const takingRest = (left: string) => `Todo lo que queda: ${left}`;
export const weightEach = 'Peso de cada una';
export const aboutPounds = (pounds: number) => `unas ${number(pounds)} lb`;
export const condition = 'Estado';
export const disposition = 'Presentación';
export const dateCaught = 'Fecha de captura';
export const payment = 'Pago';
export const offeredUntil = 'Se ofrece hasta';
export const pickup = 'Recogida';

export const back = 'Atrás';
export const pledgePageTitle = (meals: number, product: string) =>
  `${meals} ${plural(meals, { one: 'comida prometida', many: 'de comidas prometidas', other: 'comidas prometidas' })} - ${product}`;
export const pledgeNotLoaded = 'No se pudo cargar la promesa. Vuelva a intentarlo.';
export const pledgeNotFound = 'No se encontró la promesa';
export const seeAllPledges = 'Ver todas las promesas';
export const imageTypes = { catch: 'Salida de pesca', product: 'Comidas empacadas' } as const;
export const imageOf = (type: keyof typeof imageTypes, species: string) => `${imageTypes[type]}: ${species}`;
export const socialMediaShare = 'Compartir en redes sociales';
export const sharePledge = 'Compartir esta promesa';
export const openLarge = (image: string) => `${image}. Abrir en grande`;
export const impact = 'Impacto en la comunidad';
export const mealsPledged = (meals: number) =>
  plural(meals, { one: 'comida prometida', many: 'de comidas prometidas', other: 'comidas prometidas' });
export const mealsLeft = (meals: number) =>
  plural(meals, { one: 'comida disponible', many: 'comidas disponibles', other: 'comidas disponibles' });
export const claimed = (meals: number) =>
  plural(meals, { one: 'reservada', many: 'reservadas', other: 'reservadas' });
export const served = (meals: number) =>
  plural(meals, { one: 'servida', many: 'servidas', other: 'servidas' });
export const help = 'Ayuda';
export const helpTitle = '¿Sirve usted a familias necesitadas?';
export const helpLead = (isOn: IsOn) =>
  `Bancos de alimentos, iglesias y grupos de ayuda ${isOn('claims') ? 'reservan comidas prometidas, las recogen' : 'recogen comidas prometidas'} y las sirven.`;
export const learnMore = 'Más información';
/** Hidden text after the link's label. */
export const aboutPartnership = 'sobre cómo ser una organización aliada';
export const species = 'Especie';
export const fisherman = 'Pescador';
export const posted = 'Publicada';
export const catchDate = 'Fecha de captura';
export const expectedCatch = 'Captura prevista';
export const pointsEarned = 'Puntos ganados';

export const support = 'Muestre su apoyo';
export const like = 'Me gusta';
export const likePledgeOf = (name: string) => `Me gusta la promesa de ${isolated(name)}`;
const otherPeople = (count: number) =>
  plural(count, {
    one: 'a 1 persona más',
    many: `a ${number(count)} de personas más`,
    other: `a ${number(count)} personas más`,
  });
/**
 * Counts the likes of a pledge.
 * @param isOurs whether the reader's like is included
 * @param canLike whether the reader can like it
 */
export function likedBy(count: number, isOurs: boolean, canLike: boolean): string {
  if (count === 0)
    return canLike ? 'Marque el primer “Me gusta” de esta promesa' : 'Esta promesa aún no tiene “Me gusta”';
  if (isOurs && count === 1) return 'A usted le gusta esta promesa';
  if (isOurs) return `A usted y ${otherPeople(count - 1)} les gusta esta promesa`;
  return plural(count, {
    one: 'A 1 persona le gusta esta promesa',
    many: `A ${number(count)} de personas les gusta esta promesa`,
    other: `A ${number(count)} personas les gusta esta promesa`,
  });
}
