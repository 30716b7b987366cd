import { FLAVOURS } from '../flavours.ts';

/** Parts of the settings, each with its own versions: one for each site, and others for both sites. */
export const SETTINGS_PARTS = [...FLAVOURS, 'species', 'limits', 'readyTexts'] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number];
