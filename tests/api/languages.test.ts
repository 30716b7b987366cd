/** Refusals of the API in the language that the caller accepts. */
import { describe, expect } from 'vitest';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import { getSiteSettings, setSpecies } from '#shared/site/admin-endpoints.ts';
import { DEFAULT_SPECIES } from '#shared/species/list.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { createPageIds, type PageIds } from '#tests/support/browser/page-addresses.ts';
import type { HttpRequest } from '#tests/support/cloud/http.ts';
import { startLocalCloud } from '#tests/support/cloud/local-cloud.ts';
import type * as words from '#words/general/api-errors.ts';

useOwnCloud(() => startLocalCloud(undefined, { keepsAnswers: true }));

const NOBODY = '00000000-0000-4000-8000-000000000000';

async function textsIn(language: Language): Promise<(typeof words)['apiErrors']> {
  const { apiErrors }: typeof words = await import(`#shared/words/${language}/general/api-errors.ts`);
  return apiErrors;
}

async function ask(path: string, language: Language, asked: HttpRequest = {}) {
  const response = await cloud.request(path, { ...asked, headers: { 'accept-language': language } });
  const text = await response.text();
  return { cache: response.headers.get('x-cache'), text, error: JSON.parse(text).error };
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('each function returns refusals in the language, with the same code', async () => {
    const { accessToken: token } = await cloud.createUser();
    const texts = await textsIn(language);
    const isRefused = async (path: string, code: keyof typeof texts, asked: HttpRequest) => {
      const { error } = await ask(path, language, asked);
      expect([error.code, error.message], path).toEqual([code, texts[code]]);
    };
    await isRefused('/api/nothing', 'not_found', {});
    await isRefused('/api/messages', 'unsupported_content_type', { token, method: 'POST', body: 'hello' });
    await isRefused('/api/admin/users', 'not_allowed', { token });
    await isRefused('/api/recovery', 'unsupported_content_type', { method: 'POST', body: 'hello' });
  });
});

describe('the edge', () => {
  it('returns no refusal in the wrong language, even for requests at the same time', async () => {
    for (const path of [`/api/fishermen/${NOBODY}`, '/api/organizations/01ARZ3NDEKTSV4RRFFQ69G5FAV']) {
      const alone = await Promise.all(LANGUAGES.map((each) => textOf(path, each)));
      const order = [...LANGUAGES, ...LANGUAGES.toReversed(), ...LANGUAGES];
      const together = await Promise.all(order.map((each) => textOf(path, each)));
      expect(together, path).toEqual(order.map((each) => alone[LANGUAGES.indexOf(each)]));
      expect(new Set(together).size, path).toBe(LANGUAGES.length);
    }
  });

  it('caches one response of a public read for all languages', async () => {
    expect((await ask('/api/catches', 'en')).cache).toBe('Miss from cloudfront');
    for (const language of LANGUAGES)
      expect((await ask('/api/catches', language)).cache).toBe('Hit from cloudfront');
  });
});

describe('a response shared by all languages', () => {
  const shared = ENDPOINTS.filter(
    ({ method, access, cache }) => method === 'GET' && access === 'anyone' && cache,
  );
  /** Parameters that addresses of pages name otherwise. */
  const OTHER_NAMES: Readonly<Record<string, string>> = { postId: 'pledgeId' };
  let ids: PageIds;
  it.beforeAll(async () => {
    ids = await createPageIds(cloud);
    await renameHaddock();
  });

  it.each(shared.map(({ name, path }) => ({ name, path })))(
    'is the same in each: $name',
    async ({ name, path }) => {
      const query: Record<string, string> = {
        findOrganizations: '?q=Aid',
        findPlace: '?q=04101',
        suggestPlaces: '?q=Portl',
        listRatings: `?fisherman=${ids.userId}`,
      };
      const address = `/api${path.replace(/\{(\w+)\}/g, (_, key: string) => ids[key] ?? ids[OTHER_NAMES[key] ?? ''] ?? key)}${query[name] ?? ''}`;
      const responses: unknown[] = [];
      for (const language of LANGUAGES) {
        await forget();
        const { text, error } = await ask(address, language);
        expect(error, address).toBeUndefined();
        responses.push(JSON.parse(text));
      }
      expect(responses).toEqual(LANGUAGES.map(() => responses[0]));
    },
  );
});

/** Makes responses contain the site's own list of species. */
async function renameHaddock() {
  const { accessToken: token } = await cloud.createUser({ groups: ['admin'] });
  const { version } = (await cloud.call(getSiteSettings, { token })).body.species;
  const species = DEFAULT_SPECIES.map((each) => (each.id === 'haddock' ? { ...each, name: 'Scrod' } : each));
  await cloud.call(setSpecies, { token, body: { version, species } });
}

const forget = () =>
  cloud.request('/_cloudfront/2020-05-31/distribution/LOCAL/invalidation', {
    method: 'POST',
    body: '<Path>/api/*</Path>',
  });

const textOf = async (path: string, language: Language): Promise<string> => {
  const { code, message, issues = [] } = (await ask(path, language)).error;
  return [code, message, ...issues.map(Object.values)].join();
};
