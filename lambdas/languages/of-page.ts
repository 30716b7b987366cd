import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#shared/languages.ts';
import type { ApiEvent } from '../core/call.ts';

/** The language of a page, picture or feed, which its path names as a segment. */
export const languageOf = ({ rawPath }: Pick<ApiEvent, 'rawPath'>): Language =>
  rawPath.split(/[/.]/).find(isLanguage) ?? DEFAULT_LANGUAGE;
