/** Likes and favorites of one person in several tabs. */
import { tabChannel } from '../../lib/device/tab-channel.ts';
import { lastSaved, noteSaved, type SavedToggle } from './likes-and-favorites.ts';

const { announce, follow } = tabChannel<SavedToggle>('creel.toggles');

/** Tells other tabs what this one saves, and takes over what they do. @returns ends it */
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
