/** Keeps one person's likes and favorites in step between tabs. */
import { tabChannel } from '../../lib/device/tab-channel.ts';
import { lastSaved, noteSaved, type SavedToggle } from './likes-and-favorites.ts';

const { announce, follow } = tabChannel<SavedToggle>('creel.toggles');

/** Sends this tab's changes to the others and applies theirs. @returns a function that stops this */
export function followTabs(userId: string): () => void {
  const unsubscribe = lastSaved.subscribe(() => {
    const saved = lastSaved.get();
    if (saved) announce(saved);
  });
  const unfollow = follow(userId, noteSaved);
  return () => {
    unsubscribe();
    unfollow();
  };
}
