import * as words from '#words/posts/parts.ts';
import type { IconName } from '../../components/drawings/icons.tsx';
import { ToggledIcon } from '../../components/drawings/toggled-icon.tsx';
import { type ToastWords, toast } from '../../components/overlays/toast.tsx';
import { ApiError } from '../../lib/api/api-client.ts';
import { storedUserId } from '../../lib/device/stored-session.ts';
import { askToSignIn } from '../../lib/session/ask-to-sign-in.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useSuspension } from '../../lib/session/use-suspension.ts';
import { type ToggleOutcome, useToggle } from './likes-and-favorites.ts';
import type { ToggleKind } from './toggle-kinds.ts';

interface ToggleButtonProps {
  kind: ToggleKind;
  id: string;
  /** The fisherman, who does not see the button. */
  ownerId: string | undefined;
  icon: IconName;
  /** The button's name for screen readers. */
  name: string;
  /** Visible text beside the icon. */
  label?: string | undefined;
  toasts: Record<'added' | 'removed' | 'notAdded' | 'notRemoved', Pick<ToastWords, 'title' | 'description'>>;
  /** The title of the dialog in which a visitor signs in. */
  signIn: string;
  className?: string | undefined;
  /** Called after it was turned off: a list moves the focus, because the button is about to disappear. */
  onRemove?: (() => void) | undefined;
}

/** Follows a fisherman or a post, or ends that, and says so. Not shown to the owner, nor to suspended people. */
export function ToggleButton({
  kind,
  id,
  ownerId,
  icon,
  name,
  label,
  toasts,
  signIn,
  className = '',
  onRemove,
}: ToggleButtonProps) {
  const { isOn, turn } = useToggle(kind, id, {
    signIn: async () => (await askToSignIn(signIn)) && storedUserId() !== ownerId,
  });
  const session = useSession();
  const isSuspended = useSuspension() !== undefined;
  if (isSuspended || (session.status === 'signed-in' && session.me && session.me.user.id === ownerId))
    return null;

  const settle = ({ isOn: wanted, error }: ToggleOutcome) => {
    if (error !== undefined) {
      const description = error instanceof ApiError ? { description: error.message } : {};
      return toast({ ...(wanted ? toasts.notAdded : toasts.notRemoved), ...description, kind: 'bad' });
    }
    if (wanted) return toast({ ...toasts.added, kind: 'good' });
    const undo = () => turn(true, settle);
    toast({ ...toasts.removed, kind: 'good', action: { label: words.undo, run: undo } });
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
      aria-label={name}
      title={name}
      onClick={press}
      className={`inline-flex min-h-11 max-w-full min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-full hover:bg-sunken ${className}`}
    >
      <ToggledIcon name={icon} isOn={isOn} className="size-6" />
      {label && <span className="text-sm font-semibold">{label}</span>}
    </button>
  );
}
