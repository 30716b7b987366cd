import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#shared/languages.ts';
import type { ApiEvent } from '../core/call.ts';

/** The language of the API's refusals: the one that the caller accepts most, of those that the site has. */
export function languageOf({ headers }: Pick<ApiEvent, 'headers'>): Language {
  const accepted = (headers['accept-language'] ?? '').split(',').map(readRange);
  const known = accepted.filter(({ language, quality }) => isLanguage(language) && quality > 0);
  const [best] = known.toSorted((one, other) => other.quality - one.quality);
  return isLanguage(best?.language) ? best.language : DEFAULT_LANGUAGE;
}

/** @param range such as `es-MX;q=0.8` (RFC 9110, 12.5.4) */
function readRange(range: string): { language: string | undefined; quality: number } {
  const [, language, quality = '1'] =
    /^\s*([a-z]{2})(?:-[\w-]*)?\s*(?:;\s*q=([\d.]+)\s*)?$/i.exec(range) ?? [];
  return { language: language?.toLowerCase(), quality: Number(quality) };
}
