import { FLAVOURS } from '../flavours.ts';

/** What is set by itself, each with versions of its own: what one face says of itself, and two that hold for the whole site. */
export const SETTINGS_PARTS = [...FLAVOURS, 'species', 'limits'] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number];
