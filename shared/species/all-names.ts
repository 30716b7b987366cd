/** The names of the initial species in all languages, by which everybody finds them. Only the server needs all of them. */
import { LANGUAGES, type Language } from '../languages.ts';
import { species as en } from '../words/en/site/species.ts';
import { species as es } from '../words/es/site/species.ts';
import { species as pt } from '../words/pt/site/species.ts';
import { species as vi } from '../words/vi/site/species.ts';
import type { Species } from './species.ts';

const NAMES: Readonly<Record<Language, Readonly<Record<Species, string>>>> = { en, es, pt, vi };

/** @returns nothing for a species that an administrator added */
export const allNames = (id: Species): string[] => LANGUAGES.flatMap((language) => NAMES[language][id] ?? []);
