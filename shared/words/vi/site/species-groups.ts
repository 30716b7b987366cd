/** The group of a species that covers several. */
export const general = 'Chung';
/** For a choice among all species. */
export const inGroup = (name: string, group: string) => `${name} (${group})`;
