import { FLAVOURS } from '../flavours.ts';

/** Parts of the settings, each with versions of its own: one for each site, and others that hold for both. */
export const SETTINGS_PARTS = [...FLAVOURS, 'species', 'limits', 'readyTexts'] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number];
