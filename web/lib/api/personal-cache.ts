/** The signed-in person's responses in this browser, besides their own drafts. They are deleted on signing out. */
export const PERSONAL_CACHE = 'creel.personal';

export async function forgetPersonalAnswers(): Promise<void> {
  // If caches are missing or forbidden, nothing was stored.
  await globalThis.caches?.delete(PERSONAL_CACHE).catch(() => undefined);
}
