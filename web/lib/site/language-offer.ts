import type { Language } from '#shared/languages.ts';
import { sharedState } from '../device/shared-state.ts';

/** The language that this page offers instead of its own. */
export const offeredLanguage = sharedState<Language | undefined>(undefined);
