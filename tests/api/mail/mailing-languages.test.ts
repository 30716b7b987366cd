/** Newsletters that were written in several languages. */
import { expect } from 'vitest';
import {
  countMailAudience,
  createMailing,
  getMailing,
  previewMailing,
  testMailing,
} from '#shared/newsletters/endpoints.ts';
import * as spanish from '#shared/words/es/emails.ts';
import * as vietnamese from '#shared/words/vi/emails.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { signUpFisherman } from '#tests/support/fishermen.ts';
import { mailsTo, theMailTo } from '#tests/support/mailbox.ts';
import { aLetter, aMailing, giveAddresses } from '#tests/support/mailings.ts';
import { aSubscriber } from '#tests/support/subscriptions.ts';

// Audiences contain everybody, so this file needs a cloud of its own.
useOwnCloud();

const inLanguages = {
  es: { subject: 'Abre la temporada, {name}', content: 'Vuelve **el bacalao**.' },
  pt: { subject: 'Começa a temporada', content: 'O bacalhau **voltou**.' },
};

let ada: TestUser;
it.beforeAll(async () => {
  ada = await aPerson(cloud, { name: 'Ada Byrd', groups: ['admin'] });
  await giveAddresses(cloud);
});

const asAda = () => ({ token: ada.accessToken });

it('a newsletter reaches each reader in their language, or in English with a line that says so', async () => {
  const signUp = (language: 'en' | 'es' | 'vi') => signUpFisherman(cloud, { flavour: 'community', language });
  const [english, inSpanish, inVietnamese] = await Promise.all([signUp('en'), signUp('es'), signUp('vi')]);
  await cloud.settled();
  const audience = 'flavour.community';
  const { body: count } = await cloud.call(countMailAudience, { ...asAda(), query: { audience } });
  expect(count).toMatchObject({ recipients: 3, languages: { en: 1, es: 1, pt: 0, vi: 1 } });
  const body = aMailing({ audience, inLanguages });
  const { id: mailingId } = (await cloud.call(createMailing, { ...asAda(), body })).body;
  await cloud.settled();
  expect((await cloud.call(getMailing, { ...asAda(), params: { mailingId } })).body).toMatchObject({
    state: 'sent',
    sent: 3,
    inLanguages,
  });
  const newsletterTo = async (person: TestUser) => {
    const [newest] = await mailsTo(cloud, person);
    return newest;
  };
  expect(await newsletterTo(english)).toMatchObject({ subject: aLetter().subject });
  const own = await newsletterTo(inSpanish);
  expect(own?.subject).toBe('Abre la temporada, Ruth Alder');
  expect(own?.text).toContain('Vuelve el bacalao.');
  expect(own?.text).not.toContain(spanish.newsletters.onlyEnglish);
  const other = await newsletterTo(inVietnamese);
  expect(other?.subject).toBe(aLetter().subject);
  expect(other?.text).toContain(`${vietnamese.newsletters.onlyEnglish}\n\nCod is back`);
  expect(other?.html).toContain('<h1 lang="en"');
});

it('a newsletter reaches subscribers in the language of the page where they subscribed', async () => {
  const email = await aSubscriber(cloud, {}, 'pt');
  const body = aMailing({ audience: 'subscribers.consumer', inLanguages });
  await cloud.call(createMailing, { ...asAda(), body });
  const mails = await mailsTo(cloud, { email });
  expect(mails.map(({ subject }) => subject)).toContain('Começa a temporada');
  for (const { html } of mails) expect(html).toContain('<html lang="pt">');
});

it('a newsletter is previewed and tested in the chosen language', async () => {
  const body = { ...aLetter(), inLanguages };
  const previewIn = async (language: 'es' | 'vi') => {
    const preview = await cloud.call(previewMailing, { ...asAda(), body: { ...body, language } });
    return preview.body.consumer.text;
  };
  expect(await previewIn('es')).toMatch(/^Abre la temporada, Ada Byrd\n\nVuelve el bacalao\./);
  expect(await previewIn('vi')).toContain(vietnamese.newsletters.onlyEnglish);
  const test = { ...body, language: 'es' as const, flavour: 'consumer' as const };
  await cloud.call(testMailing, { ...asAda(), body: test });
  expect((await theMailTo(cloud, ada)).subject).toBe('Abre la temporada, Ada Byrd');
});

it('a newsletter is refused if a text in another language is missing, and says which', async () => {
  const es = { ...inLanguages.es, content: '<script>x</script>' };
  for (const content of ['', es.content]) {
    const body = aMailing({ inLanguages: { es: { ...es, content } } });
    const { error } = await cloud.call(createMailing, { ...asAda(), body });
    expect(error.issues).toEqual([{ path: 'inLanguages.es.content', message: 'Text is required' }]);
  }
});
