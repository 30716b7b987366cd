import { saving } from '#words/general/form.ts';
import * as words from '#words/posts/my-posts.ts';
import { rememberFocus } from '../../../components/return-focus.ts';
import { toEditPost, toPostAgain, toScreen } from '../../../lib/navigation/paths.ts';
import type { PostAction } from './own-actions.ts';
import type { OwnPost } from './own-posts.ts';
import { useStock } from './use-stock.ts';
import { useVisibility } from './use-visibility.ts';

/** Actions that open a dialog first. */
export type Asked = Extract<PostAction, 'changeLeft' | 'makePro' | 'remove' | 'repeat'>;

export interface Act {
  /** The page where it is done, if it is not done here. */
  to?: string;
  run?(): void;
  /** The text shown while it is being done. */
  busy?: string | undefined;
}

/** Runs an owner's actions on a post. */
export function useActs(own: OwnPost, onAsk: (asked: Asked) => void, onChanged: () => void) {
  const { kind, post } = own;
  const { isBusy: isMoving, setHidden } = useVisibility(own, onChanged);
  const { isBusy: isSaving, setStock } = useStock(post.id, onChanged);
  const stock = { busy: isSaving ? saving : undefined };
  const acts: Record<PostAction, Act> = {
    edit: { to: toEditPost(kind, post.id) },
    share: { to: toScreen({ kind, id: post.id }) },
    postAgain: { to: toPostAgain(kind, post.id) },
    markSold: { ...stock, run: here(() => setStock({ sold: true })) },
    offerAgain: { ...stock, run: here(() => setStock({ sold: false })) },
    hide: { busy: isMoving ? words.hiding : undefined, run: here(() => setHidden(true)) },
    show: { busy: isMoving ? words.showing : undefined, run: here(() => setHidden(false)) },
    changeLeft: { run: () => onAsk('changeLeft') },
    makePro: { run: () => onAsk('makePro') },
    repeat: { run: () => onAsk('repeat') },
    remove: { run: () => onAsk('remove') },
  };
  return acts;
}

/** Keeps the focus on the page, since an immediate action may remove the focused button. */
const here = (act: () => unknown) => () => {
  rememberFocus()();
  void act();
};
