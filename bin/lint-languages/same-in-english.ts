import type { Language } from '#shared/languages.ts';

/** Exports that are the same in all languages: what machines read. */
export const SAME_NAMES = /^(?:columns|fileName|codesFileName|snippet|SITE_TIME_ZONE)(?:\.|$)/;

/** Texts that are the same in all languages: names, abbreviations and amounts. */
export const SAME_EVERYWHERE: readonly string[] = [
  '+30 min',
  '+1 h',
  '1 lb',
  '2 lb',
  '5 lb',
  'Anytown, ME',
  'Bitcoin',
  'Creel',
  'OK',
  'PNG',
  'Pro',
  /** The number has this name at the tax office, in any language. */
  'EIN',
  'SVG',
];

/** Words that a language shares with English. */
export const SAME_WORDS: Readonly<Partial<Record<Language, readonly string[]>>> = {
  es: ['Total', 'Demo', 'Error', 'General', 'No', 'Roles', 'scripts'],
  pt: [
    'Total',
    'Bio',
    'Demo',
    'Freezer',
    'Link',
    'Link, 1200 × 630',
    'Menu',
    'Post, 1080 × 1080',
    'Site',
    'Status',
    'Story, 1080 × 1920',
    'scripts',
  ],
  vi: ['Email', 'Logo', 'Menu', 'Story, 1080 × 1920'],
};
