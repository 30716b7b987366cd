/** The signed-in person's replies kept in this browser, besides their own texts: deleted when they sign out. */
export const PERSONAL_CACHE = 'creel.personal';

export async function forgetPersonalAnswers(): Promise<void> {
  // Not there, or forbidden: then nothing was kept.
  await globalThis.caches?.delete(PERSONAL_CACHE).catch(() => undefined);
}
