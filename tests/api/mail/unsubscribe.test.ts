import { describe, expect } from 'vitest';
import { getMailPreferences, setMailPreferences, unsubscribe } from '#shared/mail/endpoints.ts';
import { MAIL_KINDS } from '#shared/mail/kinds.ts';
import { recordOf } from '#shared/names-of.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson, pair, write } from '#tests/support/correspondence.ts';
import { downloadData } from '#tests/support/download-data.ts';
import { mailsTo, theMailTo, unsubscribeLinks } from '#tests/support/mailbox.ts';

const ALL_WANTED = recordOf(MAIL_KINDS, () => true);

describe('unsubscribing', () => {
  async function aMessageMail() {
    const [ruth, omar] = await pair(cloud);
    await write(cloud, omar, ruth);
    return { ruth, omar, links: unsubscribeLinks(await theMailTo(cloud, ruth)) };
  }
  const preferences = async ({ accessToken: token }: TestUser) =>
    (await cloud.call(getMailPreferences, { token })).body;

  it('works with one click in an email program, by a form without signing in', async () => {
    const { ruth, omar, links } = await aMessageMail();
    const response = await cloud.request(`${links.header.pathname}${links.header.search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ kind: 'messages', unsubscribed: true });
    expect(await preferences(ruth)).toEqual({ ...ALL_WANTED, messages: false });
    // Another sender, since the same one would cause no second email within the hour.
    await write(cloud, await aPerson(cloud), ruth, { subject: 'Lobster' });
    expect(await mailsTo(cloud, ruth)).toHaveLength(1);
    // The other person still gets the email.
    await write(cloud, ruth, omar);
    expect(await mailsTo(cloud, omar)).toHaveLength(1);
  });

  it('does not happen by opening the link in the header, which leads to the page', async () => {
    const { ruth, links } = await aMessageMail();
    const response = await cloud.request(`${links.header.pathname}${links.header.search}`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${links.body.pathname}${links.header.search}`);
    expect((await cloud.request(`${links.body.pathname}${links.body.search}`)).status).toBe(200);
    expect((await preferences(ruth)).messages).toBe(true);
  });

  it('has the same effect when repeated, and can be undone after signing in', async () => {
    const { ruth, links } = await aMessageMail();
    const token = links.body.searchParams.get('token') ?? '';
    for (let twice = 0; twice < 2; twice++) {
      expect((await cloud.call(unsubscribe, { query: { token } })).body.kind).toBe('messages');
    }
    const answer = await cloud.call(setMailPreferences, {
      token: ruth.accessToken,
      body: { messages: true, news: false },
    });
    expect(answer.body).toEqual({ ...ALL_WANTED, news: false });
    expect(await preferences(ruth)).toEqual({ ...ALL_WANTED, news: false });
  });

  it('fails with a changed or made-up token', async () => {
    const { ruth, links } = await aMessageMail();
    const token = links.body.searchParams.get('token') ?? '';
    const changed = [...token].map((character, at) => {
      const other = character === 'A' ? 'B' : 'A';
      return token.slice(0, at) + other + token.slice(at + 1);
    });
    for (const tampered of [
      ...changed.filter((_, at) => at % 9 === 0),
      '',
      'x',
      token.slice(0, -1),
      `${token}A`,
      `${token}=`,
    ]) {
      const { status } = await cloud.call(unsubscribe, { query: { token: tampered } });
      expect([404, 422]).toContain(status);
    }
    expect((await preferences(ruth)).messages).toBe(true);
  });

  it('is in the export, and the choices need a sign-in', async () => {
    const { ruth } = await aMessageMail();
    await cloud.call(setMailPreferences, { token: ruth.accessToken, body: { news: false } });
    const exported = await downloadData(cloud, ruth);
    expect(exported.mailPreferences).toEqual({ ...ALL_WANTED, news: false });
    expect((await cloud.call(getMailPreferences)).status).toBe(401);
    expect((await cloud.call(setMailPreferences, { body: { news: false } })).status).toBe(401);
  });
});
