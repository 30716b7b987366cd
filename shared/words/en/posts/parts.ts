/** Parts of pages that show posts and fishermen, and results of actions on posts (first document, sections 2 and 8). */
import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';

export const none = {
  catch: {
    all: 'No marketplace catches available',
    fisherman: 'This fisherman has no current marketplace catches available',
    near: (place: string) => `No marketplace catches found within 35 miles of ${place}`,
    filtered: 'No catches match your search',
  },
  pledge: {
    all: 'No pledges available',
    fisherman: 'This fisherman has no current pledges available',
    near: (place: string) => `No pledges found within 35 miles of ${place}`,
    filtered: 'No pledges match your search',
  },
} as const;
/** Below the text for no results within 35 miles. @param newest how many posts were considered, if there are more */
export const nearest = {
  catch: {
    title: 'Nearest catches',
    lead: (newest?: number) => `The closest ${fromNewest(newest)}catches, all more than 35 miles away.`,
  },
  pledge: {
    title: 'Nearest pledges',
    lead: (newest?: number) => `The closest ${fromNewest(newest)}pledges, all more than 35 miles away.`,
  },
  notLoaded: 'The nearest posts could not be loaded. Please try again.',
} as const;
const fromNewest = (newest?: number) => (newest === undefined ? '' : `of the ${newest} newest `);
export const showMoreAfter = { filtered: 'Clear all filters', near: 'Show all places' };
export const seeAll = { catch: 'See all catches', pledge: 'See all pledges' };
export const postOne = 'Post Catch';

export const photos = 'Photos';
export const gallery = 'gallery';
export const photoOf = (index: number, count: number) => `Photo ${index} of ${count}`;
export const namedPhotoOf = (name: string, index: number, count: number) =>
  `${isolated(name)}, photo ${index} of ${count}`;
export const showPhoto = (index: number) => `Show photo ${index}`;
export const previousPhoto = 'Previous photo';
export const nextPhoto = 'Next photo';

export const share = 'Share';
export const copied = 'Copied!';
export const copyFailed = { title: 'Copy failed', description: 'Please manually copy the URL above.' };

export const likes = (count: number) => `${number(count)} ${plural(count, { one: 'like', other: 'likes' })}`;
export const likePledge = (species: string, name: string, count: number) =>
  `Like ${species} pledged by ${isolated(name)}, ${likes(count)}`;
export const signInToLike = 'Sign in to like pledges';
export const signInFirst = {
  title: 'Please sign in',
  description: 'You need to be signed in to like pledges',
};
export const likeNotUpdated = 'Failed to update like';
export const likeNotAdded = 'Failed to add like';
export const likeNotRemoved = 'Failed to remove like';

export const favoriteFisherman = 'Favorite fisherman';
export const favorite = (name: string) => `${favoriteFisherman} ${isolated(name)}`;
export const signInToFavorite = 'Sign in to save fishermen';
export const favoriteAdded = 'Fisherman added to favorites';
export const favoriteRemoved = 'Fisherman removed from favorites';
export const favoriteNotAdded = 'Failed to add to favorites';
export const favoriteNotRemoved = 'Failed to remove from favorites';
export const undo = 'Undo';

export const miles = (count: number) => plural(count, { one: '1 mile', other: `${count} miles` });
export const pledges = (count: number) =>
  `${count === 0 ? 'No' : count} ${plural(count, { one: 'pledge', other: 'pledges' })}`;

export const deleteTitle = (kind: 'catch' | 'pledge', species: string | undefined) =>
  species === undefined ? `Delete this ${kind}?` : `Delete this ${kind} of ${species}?`;
const deleteTexts = {
  catch: 'This permanently deletes the post and its photos. To take it off the marketplace for now, hide it',
  pledge: 'This permanently deletes the post, its photos and its likes. To take it down for now, hide it',
};
export const deleteText = (kind: 'catch' | 'pledge', where: 'here' | 'in-my-posts') =>
  `${deleteTexts[kind]} ${where === 'here' ? 'instead' : 'in My Posts'}.`;
export const confirmDelete = 'Delete';
export const deleting = 'Deleting...';
