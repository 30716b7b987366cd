/** An owner's actions on a post, and their names. */
import * as words from '#words/posts/my-posts.ts';
import { makeProNamed, makeProShort } from '#words/posts/pro-posts.ts';
import { repeat } from '#words/series/repeating.ts';
import { share, shareNamed } from '#words/sharing/share-screen.ts';
import { isTooOld, type OwnPost, standingOf } from './own-posts.ts';

const ACTIONS = [
  'markSold',
  'changeLeft',
  'edit',
  'share',
  'postAgain',
  'repeat',
  'makePro',
  'offerAgain',
  'hide',
  'show',
  'remove',
] as const;
export type PostAction = (typeof ACTIONS)[number];

interface Possible {
  /** Whether the site's part for this kind is switched on. Posts of a switched-off part can be hidden and deleted. */
  isThere: boolean;
  canEdit: boolean;
  /** Whether the owner has a credit for this catch. */
  canMakePro: boolean;
}

/** Returns all possible actions for a post, with the most likely next step first. */
export function actionsOf(own: OwnPost, { isThere, canEdit, canMakePro }: Possible): PostAction[] {
  const { kind, post } = own;
  const isSold = kind === 'catch' && post.soldAt !== undefined;
  const hasStock = isThere && kind === 'catch' && !isTooOld(own);
  const possible: Record<PostAction, boolean> = {
    markSold: hasStock && !isSold,
    changeLeft: hasStock && !isSold,
    edit: canEdit,
    share: isThere && !post.hidden,
    postAgain: isThere,
    repeat: isThere && kind === 'pledge' && !post.hidden,
    makePro: canMakePro && kind === 'catch' && !post.isPro && standingOf(own) === 'available',
    offerAgain: hasStock && isSold,
    hide: !post.hidden,
    show: post.hidden,
    remove: true,
  };
  const next = nextStepOf(own);
  return [next, ...ACTIONS.filter((each) => each !== next)].filter((each) => possible[each]);
}

function nextStepOf(own: OwnPost): PostAction {
  const standing = standingOf(own);
  if (standing === 'hidden') return 'show';
  if (standing === 'sold' || standing === 'expired') return 'postAgain';
  if (own.kind === 'catch') return 'markSold';
  return own.post.mealsLeft > 0 ? 'share' : 'postAgain';
}

/** The button's text, and its name for screen readers if several posts have the same button. */
export const ACTION_WORDS: Record<PostAction, { label: string; named(species: string): string }> = {
  markSold: { label: words.markSold, named: words.markSoldNamed },
  changeLeft: { label: words.changeLeft, named: words.changeLeftNamed },
  edit: { label: words.edit, named: words.editNamed },
  share: { label: share, named: shareNamed },
  postAgain: { label: words.postAgain, named: words.postAgainNamed },
  repeat: { label: repeat, named: words.repeatNamed },
  makePro: { label: makeProShort, named: makeProNamed },
  offerAgain: { label: words.offerAgain, named: words.offerAgainNamed },
  hide: { label: words.hide, named: words.hideNamed },
  show: { label: words.show, named: words.showNamed },
  remove: { label: words.remove, named: words.removeNamed },
};
