import type { Language } from '#shared/languages.ts';

const CHOSEN = 'creel.language';

/** The language that was chosen on this device; undefined if none was, or without storage. */
export function chosenLanguage(): string | undefined {
  try {
    return localStorage.getItem(CHOSEN) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a choice on this device, so that no other language is offered again. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(CHOSEN, language);
  } catch {
    // Without storage, the choice is in the address only.
  }
}
