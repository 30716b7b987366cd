/** The page of a town, with posts there and around it. */
export const titles = {
  catch: (town: string) => `Fish in ${town}`,
  pledge: (town: string) => `Pledged meals in ${town}`,
} as const;

/** Below the heading, and in search results. */
export const leads = {
  catch: (town: string) => `Fresh fish from fishermen in ${town}, and up to 35 miles away.`,
  pledge: (town: string) => `Meals pledged by fishermen in ${town}, and up to 35 miles away.`,
} as const;

export const headings = { catch: 'Catches for sale', pledge: 'Pledged meals' } as const;
export const home = 'Home';
export const notLoaded = 'This town could not be loaded. Please try again.';
/** On the marketplace, if it shows posts around a town. */
export const wholeTown = (town: string) => `See everything on offer near ${town}`;
