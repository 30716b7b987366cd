/** What this browser keeps of the person who is signed in, besides what they wrote: gone when they sign out. */
export const PERSONAL_CACHE = 'creel.personal';

export async function forgetPersonalAnswers(): Promise<void> {
  // Not there, or forbidden: then nothing was kept.
  await globalThis.caches?.delete(PERSONAL_CACHE).catch(() => undefined);
}
