/** The words that journeys look for, in any language. */
import type { Language } from '#shared/languages.ts';

interface Words {
  navigation: typeof import('#words/app/navigation.ts');
  signedIn: typeof import('#words/app/signed-in-navigation.ts');
  auth: typeof import('#words/accounts/auth.ts');
  fields: typeof import('#words/accounts/fields.ts');
  profileTypes: typeof import('#words/profiles/types.ts');
  species: typeof import('#words/site/species.ts');
  form: typeof import('#words/general/form.ts');
  figures: typeof import('#words/posts/figures.ts');
  messages: typeof import('#words/messages/messages.ts');
  messageFields: typeof import('#words/messages/fields.ts');
  claims: typeof import('#words/claims/claim-pages.ts');
  handover: typeof import('#words/holds/handover.ts');
  holds: typeof import('#words/holds/hold-pages.ts');
  reports: typeof import('#words/moderation/reports.ts');
  review: typeof import('#words/moderation/review.ts');
  emails: typeof import('#words/emails.ts');
}

const MODULES: Readonly<Record<keyof Words, string>> = {
  navigation: 'app/navigation',
  signedIn: 'app/signed-in-navigation',
  auth: 'accounts/auth',
  fields: 'accounts/fields',
  profileTypes: 'profiles/types',
  species: 'site/species',
  form: 'general/form',
  figures: 'posts/figures',
  messages: 'messages/messages',
  messageFields: 'messages/fields',
  claims: 'claims/claim-pages',
  handover: 'holds/handover',
  holds: 'holds/hold-pages',
  reports: 'moderation/reports',
  review: 'moderation/review',
  emails: 'emails',
};

export async function wordsIn(language: Language): Promise<Words> {
  const loading = Object.entries(MODULES).map(async ([name, module]) => {
    const path = `#shared/words/${language}/${module}.ts`;
    return [name, await import(path)];
  });
  return Object.fromEntries(await Promise.all(loading));
}
