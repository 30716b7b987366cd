/** The marketplace's first view (first document, section 2). The texts of its panels are in marketplace-tools.ts. */
export const marketplace = 'Marketplace';
export const communityPledges = 'Community pledges';
export const whatToShow = 'What to show';
export const marketplaceSales = 'Marketplace Sales';
export const communityPledgesView = 'Community Pledges';
export const fishermen = 'Fishermen';
export const showAllFishermen = 'Show all fishermen';

export const search = 'Search';
export const searchPlaceholder = 'Fish, place or fisherman';
export const nearMe = 'Near Me';
export const clearNearMe = 'Clear Near Me';
export const locating = 'Locating...';
export const filters = 'Filters';
export const filtersCounted = (count: number) => `Filters (${count})`;
export const sort = 'Sort';
export const sorts = { newest: 'Newest', nearest: 'Nearest', price: 'Price' };
export const list = 'List';
export const map = 'Map';

export const catches = 'Marketplace catches';
export const catchesNotLoaded = 'Failed to load catches. Please try again.';
export const pro = 'Pro';
/** Explains PWYC. Empty where the price is not an abbreviation. */
export const payWhatYouCan = 'pay what you can';
export const reservable = 'Can be reserved';
export const frozen = 'Frozen';
/** The texts before and after a time such as "5 hours ago". */
export const caught = ['Caught ', ''] as const;

/** In tabs and search results. The heading is shorter. */
export const pageTitles = { catch: 'Fresh fish for sale near you', pledge: 'Pledged meals near you' };
