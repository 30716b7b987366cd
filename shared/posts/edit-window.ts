/** How long a post can be edited (second document, sections 4 and 9), for its owner's pages and for the API. */
import { EDIT_WINDOW } from '../limits.ts';

interface Post {
  postedAt: number;
  /** When fresh fish is 48 hours old; undefined for other fish. */
  freshUntil: number | undefined;
}

/**
 * The last moment in which a post can be edited: 7 days after posting, and for fresh fish at most 48 hours after the
 * catch. All times are milliseconds since the epoch.
 */
export function editableUntil({ postedAt, freshUntil }: Post): number {
  return Math.min(postedAt + EDIT_WINDOW, freshUntil ?? Number.POSITIVE_INFINITY);
}

export function isEditable(post: { editableUntil: string }, now: number): boolean {
  return now <= Date.parse(post.editableUntil);
}
