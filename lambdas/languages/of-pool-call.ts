import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#shared/languages.ts';

/** A call of the user pool, as its triggers get it. */
interface PoolCall {
  request: { clientMetadata?: Readonly<Record<string, string>> | undefined };
}

/** The language of the page that called the user pool. */
export function languageOf({ request }: PoolCall): Language {
  const named = request.clientMetadata?.language;
  return isLanguage(named) ? named : DEFAULT_LANGUAGE;
}
