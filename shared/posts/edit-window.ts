/** How long a post may be edited (second document, sections 4 and 9): by its owner's pages and by the API alike. */
import { EDIT_WINDOW } from '../limits.ts';

interface Post {
  postedAt: number;
  /** When fresh fish is 48 hours old; undefined for what is not fresh. */
  freshUntil: number | undefined;
}

/**
 * The last moment in which a post may be edited: 7 days after posting, of fresh fish while it is at most 48 hours old. All times are
 * milliseconds since the epoch.
 */
export function editableUntil({ postedAt, freshUntil }: Post): number {
  return Math.min(postedAt + EDIT_WINDOW, freshUntil ?? Number.POSITIVE_INFINITY);
}

export function isEditable(post: { editableUntil: string }, now: number): boolean {
  return now <= Date.parse(post.editableUntil);
}
