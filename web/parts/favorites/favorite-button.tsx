import * as words from '#words/posts/parts.ts';
import { ToggledIcon } from '../../components/drawings/toggled-icon.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { ApiError } from '../../lib/api/api-client.ts';
import { storedUserId } from '../../lib/device/stored-session.ts';
import { useSession } from '../../lib/session/session.tsx';
import { askToSignIn } from '../../lib/session/sign-in-prompt.ts';
import { useSuspension } from '../../lib/session/use-suspension.ts';
import { type ToggleOutcome, useToggle } from './likes-and-favorites.ts';

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

/** Adds a fisherman to my favorites or removes them. Not shown for the person's own entry, nor to suspended people. */
export function FavoriteButton({
  fishermanId,
  fishermanName,
  className = '',
  isLabeled = false,
  onRemove,
}: FavoriteButtonProps) {
  const { isOn, turn } = useToggle('favorite', fishermanId, {
    signIn: async () => (await askToSignIn(words.signInToFavorite)) && storedUserId() !== fishermanId,
  });
  const session = useSession();
  const isSuspended = useSuspension() !== undefined;
  if (isSuspended || (session.status === 'signed-in' && session.me?.user.id === fishermanId)) return null;

  const settle = ({ isOn: wanted, error }: ToggleOutcome) => {
    if (error !== undefined) return toast(failure(wanted, error));
    if (wanted) return toast({ title: words.favoriteAdded, kind: 'good' });
    const undo = () => turn(true, settle);
    toast({ title: words.favoriteRemoved, kind: 'good', action: { label: words.undo, run: undo } });
  };
  const press = () => {
    turn(!isOn, settle);
    if (isOn) onRemove?.();
  };
  return (
    <button
      type="button"
      data-needs-script
      aria-pressed={isOn}
      aria-label={words.favorite(fishermanName)}
      title={words.favorite(fishermanName)}
      onClick={press}
      className={`inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-full hover:bg-sunken ${className}`}
    >
      <ToggledIcon name="heart" isOn={isOn} className="size-6" />
      {isLabeled && <span className="text-sm font-semibold">{words.favoriteFisherman}</span>}
    </button>
  );
}

function failure(wanted: boolean, error: unknown) {
  return {
    title: wanted ? words.favoriteNotAdded : words.favoriteNotRemoved,
    ...(error instanceof ApiError && { description: error.message }),
    kind: 'bad' as const,
  };
}
