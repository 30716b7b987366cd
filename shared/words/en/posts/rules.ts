/** Issues with a post or an edit, in forms and in responses of the API (second document, sections 1, 4 and 8). */
export const editingExpired = {
  title: 'Editing Period Expired',
  description: (hours: number) =>
    `Fresh fish can be edited for ${hours} hours after it was caught, everything else for 7 days after posting. You can still hide, show or delete this post.`,
};

export const chooseKind = 'Please choose to pledge or to sell';
export const chooseSpecies = 'Please choose a species';
export const speciesNotOffered = 'This species is not offered here. Please choose another one.';
export const customSpeciesTooShort = 'Name must be at least 2 characters long';
export const chooseDisposition = 'Please choose how the fish is prepared';
export const chooseCondition = 'Please choose fresh or frozen';
export const quantityMissing = 'Please enter a quantity';
export const quantityTooLong = (max: number) => `Quantity must be less than ${max} characters`;
export const countInvalid = 'Please enter a number, such as 40 or 2.5';
export const countTooFine = 'Please use at most two decimals, such as 5.33';
export const countNotWhole = 'Please enter a whole number of pieces or boxes';
export const countTooHigh = (max: string) => `Please enter at most ${max}`;
export const notCounted = 'This catch has no counted amount. Edit the catch first.';
export const choosePaymentType = 'Please choose how you want to be paid';
export const amountInvalid = 'Please enter a price in dollars, such as 12.50';
export const amountTooHigh = (max: string) => `Please enter a price of at most $${max}`;
export const soldLeavesNothing = 'What is sold leaves no quantity';
export const contactInfoMissing = 'Contact info is required';
export const pickupLocationTooLong = (max: number) => `Pickup location must be less than ${max} characters`;
export const mealsInvalid = 'Please enter a valid number of meals (at least 1)';
export const mealsTooMany = (max: number) => `Maximum ${max} meals per pledge`;
export const chooseStorage = 'Please choose how the fish is kept';
export const temperatureInvalid = 'Please enter a temperature between -60 and 120 °F';
export const icedAtInFuture = 'Iced at cannot be in the future';
/** @param species at least one name, such as Tuna */
export const histamine = (species: readonly string[]) =>
  `${inSentence(species)} can only be pledged fresh when ${species.length === 1 ? 'it is' : 'they are'} kept on ice`;
export const pickupPlaceMissing = 'Please say where the meals can be picked up';
export const tooManySlots = (max: number) => `A pledge has at most ${max} pickup times`;
export const slotInvalid = 'Please enter a day and a time';
export const slotTooShort = 'A pickup time lasts at least 30 minutes';
export const slotTooLong = 'A pickup time lasts at most 12 hours';
export const slotInPast = 'This pickup time is over. Choose a later one';
export const slotAfterFresh = (hours: number) =>
  `The fish is too old by then: fresh fish is given out within ${hours} hours of the catch`;

export const catchDateMissing = 'Catch date is required';
export const catchDateInFuture = 'Catch date cannot be in the future';
export const dateCaughtInFuture = 'Date caught cannot be in the future';
export const tooOldForFresh = (hours: number) => `Fresh fish cannot be more than ${hours} hours old`;

export const loadAgain = 'Please load the post again.';
export const photoNotFound = 'This photo could not be found. Please add it again.';
export const noCreditLeft =
  'You have no credits left. You may have used the last one on another catch. Post this one without it.';
export const proIsOff = 'Pro posts are turned off right now. Post this one without Pro.';
export const fishermenPost = 'Only fishermen can post. Create your fisherman profile first.';

/** `Tuna, mackerel and amberjack`. */
function inSentence([first = '', ...others]: readonly string[]): string {
  const names = [first, ...others.map((name) => name.toLowerCase())];
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}
export const reservingNeedsStock = 'Count the quantity, so that buyers can reserve part of it.';
export const slotMissing = 'Add at least one pickup time.';
