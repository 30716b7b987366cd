/** The list of a person's own posts (second document, sections 4 and 6). */
import { plural } from '../general/format.ts';
import { timeLeft } from './time-left.ts';

export const title = 'My Posts';
export const signInFirst = 'Please log in to view your posts.';
export const postCatch = 'Post Catch';
export const notLoaded = 'Your posts could not be loaded. Please try again.';
export const nothingLost = 'Nothing is lost.';
export const none = 'You have no posts yet';
export const list = 'My posts';
export const showMore = 'Show more posts';

export const mealsLeft = (meals: number) => `${meals} left`;
export const likes = (count: number) => `${count} ${plural(count, { one: 'like', other: 'likes' })}`;
export const over = (hours: number) => `Expired: caught more than ${hours} hours ago`;
export const posted = 'Posted <time>then</time>';
export const kinds = { catch: 'Sale', pledge: 'Pledge' };
export const standings = { available: 'Available', expired: 'Expired', hidden: 'Hidden', sold: 'Sold' };
export const whichToShow = 'Which posts to show';
export const all = 'All';
export const noneShown = {
  available: 'None of these posts is available',
  expired: 'None of these posts has expired',
  hidden: 'None of these posts is hidden',
  sold: 'None of these catches is sold',
};
export const soldSince = 'Sold <time>then</time>';

export const ownersView = 'Your post';
export const onlyYouSee = 'Hidden: only you see this page.';
export const editKind = { catch: 'Edit Catch', pledge: 'Edit Pledge' };
export const edit = 'Edit';
export const editNamed = (species: string) => `Edit ${species}`;
export const postAgain = 'Post again';
export const postAgainNamed = (species: string) => `Post again: ${species}`;
export const repeatNamed = (species: string) => `Repeat every week: ${species}`;
export const markSold = 'Mark as sold';
export const markSoldNamed = (species: string) => `Mark as sold: ${species}`;
export const offerAgain = 'Not sold';
export const offerAgainNamed = (species: string) => `${species} is not sold`;
export const changeLeft = 'Change amount left';
export const changeLeftNamed = (species: string) => `Change amount left: ${species}`;
export const leftTitle = (species: string) => `How much ${species} is left?`;
export const leftLabel = 'Quantity left';
export const leftHint = 'Buyers see this from now on. If nothing is left, mark it as sold.';
/** @param amount "5 lb" */
export const heldToo = (amount: string) => `Buyers have also reserved ${amount}, which isn’t counted here.`;
export const countedLeft = { pound: 'Pounds left', piece: 'Pieces left', box: 'Boxes left' };
/** @param amount "1 lb" */
export const oneLess = (amount: string) => `${amount} less`;
export const oneMore = (amount: string) => `${amount} more`;
export const hide = 'Hide';
export const hideNamed = (species: string) => `Hide ${species}`;
export const hiding = 'Hiding...';
export const show = 'Show';
export const showNamed = (species: string) => `Show ${species}`;
export const showing = 'Showing...';
export const remove = 'Delete';
export const removeNamed = (species: string) => `Delete ${species}`;
export const undo = 'Undo';
export const more = 'More';
export const moreNamed = (species: string) => `More actions for ${species}`;
export const stillDeletable = 'The editing period has ended. You can still delete this post.';

export const editableFor = (leftMs: number) => `Can be edited for ${timeLeft(leftMs)}`;
