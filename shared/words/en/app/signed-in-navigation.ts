/** Bars and menus of signed-in people (first document, section 2). */
import { isolated } from '../../../text/isolated.ts';

export const findMeals = 'Find meals';
export const findMealsShort = 'Meals';
export const postCatch = 'Post Catch';
export const post = 'Post';
export const myPosts = 'My Posts';
export const myPostsShort = 'My Posts';
export const claims = 'Claims';
export const reservations = 'Reservations';
export const reservationsShort = 'Reserved';
export const favorites = 'Favorites';
export const messages = 'Messages';
export const profile = 'Profile';
export const signOut = 'Sign out';
export const everyday = 'Everyday';
export const yourMenu = 'Your menu';
export const menuOf = (name: string) => `Your menu, ${isolated(name)}`;
/** Hidden text after a number. */
export const unread = 'unread';
/** Above a form whose session has ended. */
export const signInAgain = 'Sign in again to continue';
