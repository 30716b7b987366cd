/** Issues with saved searches and alert settings, in forms and in responses of the API. */
export const nameMissing = 'Please give the search a name';
export const nameTooLong = (max: number) => `Name must be less than ${max} characters`;
export const chooseKind = 'Please choose catches, pledges or landings';
export const wordsTooLong = (max: number) => `Words must be less than ${max} characters`;
export const radiusInvalid = (min: number, max: number) =>
  `Miles must be a whole number from ${min} to ${max}`;
export const placeWithoutRadius = 'Please say how many miles around the place';
export const unitWithoutPrice = 'Please enter a price, or choose no unit';
export const onlyForCatches = 'Only a search for catches can ask for a price, a kind of payment or a pickup';
export const conditionOfLandings = 'A search for landings can’t ask for fresh or frozen fish';
export const chooseLevel = 'Please choose at once, once a day or never';
export const hourInvalid = 'Please choose an hour from 0 to 23';
export const quietAllDay = 'Quiet hours must end at another hour than they begin';
export const mealsInvalid = (max: number) => `Meals must be a whole number from 1 to ${max}`;
export const tooManySearches = (max: number) =>
  `You have ${max} saved searches, which is the most. Delete one to save another.`;
export const searchNotFound = 'This saved search could not be found.';
export const linkInvalid = 'This link is not valid. Change your alerts on the site.';
