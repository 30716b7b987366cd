/** The pages of a catch and a pledge (first document, section 2). */
import type { IsOn } from '../../../features.ts';
import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';

export const contactFisherman = 'Contact Fisherman';
export const contactByPhone = `${contactFisherman}: <number></number>`;
export const copyNumber = 'Copy number';
export const numberCopied = 'Number copied';
export const numberNotCopied = {
  title: 'Copy failed',
  description: 'Please select the number and copy it.',
};
export const moreFrom = (name: string) => `More from ${isolated(name)}`;
export const series = 'Series';
export const repeats = 'One of a series that repeats every week';
export const location = 'Location';
/** "Cod from Portland, ME" */
export const fishFrom = (species: string, place: string) => `${species} from ${place}`;

export const over = {
  old: {
    title: 'No longer offered',
    catch: (hours: number) => `Fresh fish is offered for ${hours} hours after the catch. That time is over.`,
    pledge: () => 'This fish was offered while it was fresh. Its meals are no longer available.',
  },
  sold: {
    title: 'Sold',
    catch: () => 'All of this catch has been sold.',
    pledge: () => 'All meals of this pledge are taken.',
  },
};
export const nearInstead = 'Offered near there now';
export const newInstead = 'Offered now';

export const catchTitle = 'Catch';
export const catchNotFound = 'Catch not found';
export const browseMarketplace = 'Browse Marketplace';
export const payWhatYouThink = 'Pay What You Think';
export const contactInformation = 'Contact information';
export const noContactInformation = 'Send the fisherman a message on this site.';
export const paymentOptions = 'Payment options';
export const payWhatYouCanMeans =
  'You decide what to give, as much as you can. The fisherman asks for no set price.';
export const cash = 'Cash';
export const bitcoin = 'Bitcoin';
export const contactDirectly = 'Contact the fisherman directly';
export const viewProfile = 'View Profile';
export const quantity = 'Quantity';
export const held = 'Reserved';
export const taking = 'You can buy';
/** @param least the least that one may take @param step "1 lb", unless it is one */
export const takingWords = (least: string, step: string | undefined) =>
  step === undefined ? `${least} or more` : `${least} or more, in steps of ${step}`;
/** @param left less than one person could otherwise take, or just as much */
export const takingRest = (left: string) => `All that is left: ${left}`;
export const weightEach = 'Weight of each';
export const aboutPounds = (pounds: number) => `about ${number(pounds)} lb`;
export const condition = 'Condition';
export const disposition = 'Disposition';
export const dateCaught = 'Date caught';
export const payment = 'Payment';
export const offeredUntil = 'Offered until';
export const pickup = 'Pickup';

export const back = 'Back';
export const pledgePageTitle = (meals: number, product: string) => `${meals} Meals Pledged - ${product}`;
export const pledgeNotLoaded = 'The pledge could not be loaded. Please try again.';
export const pledgeNotFound = 'Pledge not found';
export const seeAllPledges = 'See all pledges';
export const imageTypes = { catch: 'Fishing trip', product: 'Packaged meals' } as const;
export const imageOf = (type: keyof typeof imageTypes, species: string) => `${imageTypes[type]}: ${species}`;
export const socialMediaShare = 'Social Media Share';
export const sharePledge = 'Share this pledge';
export const openLarge = (image: string) => `${image}. Open it large`;
export const impact = 'Community Impact';
export const mealsPledged = (meals: number) => plural(meals, { one: 'meal pledged', other: 'meals pledged' });
export const mealsLeft = (meals: number) => plural(meals, { one: 'meal left', other: 'meals left' });
export const claimed = (_meals: number) => 'claimed';
export const served = (_meals: number) => 'served';
export const help = 'Help';
export const helpTitle = 'Do you serve families in need?';
export const helpLead = (isOn: IsOn) =>
  `Food banks, churches and aid groups ${isOn('claims') ? 'claim pledged meals, collect' : 'collect pledged meals'} and serve them.`;
export const learnMore = 'Learn More';
/** Hidden text after the link's label. */
export const aboutPartnership = 'about becoming a partner';
export const species = 'Species';
export const fisherman = 'Fisherman';
export const posted = 'Posted';
export const catchDate = 'Catch date';
export const expectedCatch = 'Expected catch';
export const pointsEarned = 'Points earned';

export const support = 'Show Your Support';
export const like = 'Like';
export const likePledgeOf = (name: string) => `Like ${isolated(name)}'s pledge`;
const otherPeople = (count: number) =>
  plural(count, { one: '1 other person', other: `${number(count)} other people` });
/**
 * Counts the likes of a pledge.
 * @param isOurs whether the reader's like is included
 * @param canLike whether the reader can like it
 */
export function likedBy(count: number, isOurs: boolean, canLike: boolean): string {
  if (count === 0) return canLike ? 'Be the first to like this pledge' : 'Nobody likes this pledge yet';
  if (isOurs && count === 1) return 'You like this pledge';
  if (isOurs) return `You and ${otherPeople(count - 1)} like this pledge`;
  return plural(count, {
    one: '1 person likes this pledge',
    other: `${number(count)} people like this pledge`,
  });
}
