/** Everybody gets emails in their own language, whatever the language of the person who caused them. */
import { describe, expect } from 'vitest';
import { getMe, setLanguage } from '#shared/accounts/endpoints.ts';
import { type Language, prefixOf } from '#shared/languages.ts';
import * as english from '#shared/words/en/emails.ts';
import * as spanish from '#shared/words/es/emails.ts';
import * as portuguese from '#shared/words/pt/emails.ts';
import * as vietnamese from '#shared/words/vi/emails.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson, write } from '#tests/support/correspondence.ts';
import { signUpFisherman } from '#tests/support/fishermen.ts';

const WORDS = { en: english, es: spanish, pt: portuguese, vi: vietnamese };

async function mailsOf({ email }: TestUser) {
  await cloud.settled();
  return cloud.mails().filter(({ to }) => to === email);
}

describe.each(['es', 'pt', 'vi'] as const)('a person who signed up in %s', (language) => {
  it('gets the code, the welcome and a message in it, with links to its pages', async () => {
    const { accounts, mail, messages, people } = WORDS[language];
    const [ruth, omar] = await Promise.all([signUpFisherman(cloud, { language }), aPerson(cloud)]);
    await write(cloud, omar, ruth);
    // Two functions send the welcome and the message, in either order.
    const mails = await mailsOf(ruth);
    const withSubject = (subject: string) => mails.find((each) => each.subject === subject);
    const [code, welcome] = [accounts.confirm.subject, people.welcomeTitle].map(withSubject);
    const [message] = mails.filter((each) => each !== code && each !== welcome);
    expect(mails).toHaveLength(3);
    expect(code?.html).toContain(`href="${cloud.origin()}${prefixOf(language)}/auth#confirm=`);
    expect(welcome?.text).toContain(mail.hello('Ruth Alder'));
    expect(message?.text).toContain(messages.answerOnSite);
    expect(message?.text).toContain(`${cloud.origin()}${prefixOf(language)}/messages/`);
    expect(message?.text).toContain(`${cloud.origin()}${prefixOf(language)}/unsubscribe?`);
    for (const each of [message, welcome, code]) {
      expect(each?.html).toContain(`<html lang="${language}">`);
      expect(each?.html).not.toContain(english.tagline);
    }
  });
});

describe('the language of a person’s emails', () => {
  const languageOf = async ({ accessToken: token }: TestUser): Promise<Language | undefined> =>
    (await cloud.call(getMe, { token })).body.user.language;

  it('is English until they choose another one', async () => {
    const [ruth, omar] = await Promise.all([aPerson(cloud), signUpFisherman(cloud, { language: 'vi' })]);
    expect(await languageOf(ruth)).toBeUndefined();
    await write(cloud, omar, ruth);
    await cloud.settled();
    await cloud.call(setLanguage, { token: ruth.accessToken, body: { language: 'pt' } });
    expect(await languageOf(ruth)).toBe('pt');
    const [first] = await mailsOf(ruth);
    expect(first?.text).toContain(english.messages.answerOnSite);
    await write(cloud, await aPerson(cloud), ruth);
    const [second] = await mailsOf(ruth);
    expect(second?.text).toContain(portuguese.messages.answerOnSite);
  });

  it('is that of the names of species too', async () => {
    const [ruth, omar] = await Promise.all([signUpFisherman(cloud, { language: 'vi' }), aPerson(cloud)]);
    const { id } = await postCatch(cloud, ruth, { species: 'cod' });
    await write(cloud, omar, ruth, { catchId: id });
    const message = (await mailsOf(ruth)).find(({ text }) => text.includes('/vi/messages/'));
    expect(message?.text).toContain(`: ${vietnamese.species.cod}, `);
  });
});
