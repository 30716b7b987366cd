/** Names in all languages of the site, since people type them on pages of any language. */

/**
 * Oysters, clams and mussels, which are molluscan shellfish in any form. Spanish and Portuguese plurals that don't just
 * add an `s` are listed too.
 */
export const SHELLFISH_NAMES: readonly string[] = [
  'oyster',
  'clam',
  'mussel',
  'quahog',
  'quahaug',
  'littleneck',
  'cherrystone',
  'steamer',
  'geoduck',
  'cockle',
  'ostra',
  'ostión',
  'ostiones',
  'almeja',
  'mejillón',
  'mejillones',
  'berberecho',
  'amêijoa',
  'mexilhão',
  'mexilhões',
  'berbigão',
  'hàu',
  'nghêu',
  'ngao',
  'vẹm',
];

export const TUNA_NAMES: readonly string[] = [
  'tuna',
  'bluefin',
  'yellowfin',
  'bigeye',
  'albacore',
  'skipjack',
  'atún',
  'atunes',
  'atum',
  'atuns',
  'cá ngừ',
];
