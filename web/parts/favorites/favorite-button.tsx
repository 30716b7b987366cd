import * as words from '#words/posts/parts.ts';
import { ToggleButton } from './toggle-button.tsx';

interface FavoriteButtonProps {
  fishermanId: string;
  /** Part of the button's accessible name. */
  fishermanName: string;
  className?: string;
  /** Shows a label, for use beside a post, where a heart alone would seem to be about the post. */
  isLabeled?: boolean;
  /** Called after it was turned off: a list moves the focus, because the button is about to disappear. */
  onRemove?: () => void;
}

const TOASTS = {
  added: { title: words.favoriteAdded },
  removed: { title: words.favoriteRemoved },
  notAdded: { title: words.favoriteNotAdded },
  notRemoved: { title: words.favoriteNotRemoved },
};

/** Adds a fisherman to my favorites or removes them. */
export function FavoriteButton({ fishermanId, fishermanName, isLabeled, ...look }: FavoriteButtonProps) {
  return (
    <ToggleButton
      {...look}
      kind="favorite"
      id={fishermanId}
      ownerId={fishermanId}
      icon="heart"
      name={words.favorite(fishermanName)}
      label={isLabeled ? words.favoriteFisherman : undefined}
      toasts={TOASTS}
      signIn={words.signInToFavorite}
    />
  );
}
