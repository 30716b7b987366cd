import type { SubjectKind } from '#shared/alerts/schemas.ts';
import * as words from '#words/alerts/saved-posts.ts';
import { useParts } from '../../lib/site/site.ts';
import { ToggleButton } from '../favorites/toggle-button.tsx';

interface SavePostButtonProps {
  kind: SubjectKind;
  /** Its fisherman is unknown if it is gone. */
  post: { id: string; fishermanId?: string; fishermanName?: string };
  /** The post's name, such as its fish. */
  name: string;
  /** Shows a label, which lists of saved posts don't need. */
  isLabeled?: boolean;
  className?: string;
  /** Called after it was turned off: a list moves the focus, because the button is about to disappear. */
  onRemove?: () => void;
}

const toastsOf = (kind: SubjectKind) => ({
  added: { title: words.saved, description: words.savedText[kind] },
  removed: { title: words.removed },
  notAdded: { title: words.notSaved },
  notRemoved: { title: words.notRemoved },
});

/** Saves a post to get alerts about its changes. A bookmark, because the heart is about the fisherman. */
export function SavePostButton({
  kind,
  post,
  name,
  isLabeled = true,
  className = '',
  onRemove,
}: SavePostButtonProps) {
  if (!useParts().isOn('alerts')) return null;
  return (
    <ToggleButton
      kind={kind}
      id={post.id}
      ownerId={post.fishermanId}
      icon="bookmark"
      name={words.savePostOf(name, post.fishermanName)}
      label={isLabeled ? words.savePost : undefined}
      toasts={toastsOf(kind)}
      signIn={words.signInToSave}
      className={`${isLabeled ? 'px-2' : ''} ${className}`}
      onRemove={onRemove}
    />
  );
}
