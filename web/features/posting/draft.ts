/**
 * What was typed into the post form, kept until it is posted: a reload, the back button or a session that ended lose nothing. In this tab's
 * storage, under the person's id, so that nobody else at the same phone finds it.
 */

const PREFIX = 'creel.draft.';

export function loadDraft<T>(userId: string, read: (value: unknown) => T | undefined): T | undefined {
  try {
    return read(JSON.parse(localStorage.getItem(PREFIX + userId) ?? 'null'));
  } catch {
    // Unreadable or forbidden: as if there were none.
    return undefined;
  }
}

export function saveDraft(userId: string, draft: unknown): void {
  try {
    localStorage.setItem(PREFIX + userId, JSON.stringify(draft));
  } catch {
    // Full or forbidden storage must not keep anyone from posting.
  }
}

export function dropDraft(userId: string): void {
  try {
    localStorage.removeItem(PREFIX + userId);
  } catch {
    // Nothing was kept then.
  }
}
