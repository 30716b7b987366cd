/** Under which names people appear, whoever made them and however. */
import { describe, expect } from 'vitest';
import { getMe } from '#shared/accounts/endpoints.ts';
import { NAME_LENGTH } from '#shared/limits.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { createCatch, updateCatch } from '#shared/posts/catches/own-endpoints.ts';
import { getMyPledge } from '#shared/posts/own-endpoints.ts';
import { createPledge } from '#shared/posts/pledges/endpoints.ts';
import { createProfile, updateProfile } from '#shared/profiles/endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { aCatch, aPledge, postCatch } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { write } from '#tests/support/correspondence.ts';

/** Turned round, with what takes no room, with a bell, and longer than any subject of an email. */
const MARKS = '\u202E\u2066\u200B\u0007\u0000\uFEFF';
const NASTY = `${MARKS}Ruth ${MARKS}of the Petrel ${'very '.repeat(300)}`;
const CLEAN = /^Ruth of the Petrel (very )*very…$/;

const nameOf = async ({ accessToken: token }: TestUser) =>
  (await cloud.call(getMe, { token })).body.user.name;

describe('a name that was written straight into the user pool', () => {
  it('is cleaned and cut before it is anybody’s, and in what they write', async () => {
    const [nasty, ann] = await Promise.all([
      cloud.signUp({ name: NASTY }),
      cloud.signUp({ name: 'Ann Bell' }),
    ]);
    const name = await nameOf(nasty);
    expect(name).toMatch(CLEAN);
    expect(name.length).toBeLessThanOrEqual(NAME_LENGTH.max);
    expect((await write(cloud, nasty, ann)).body.senderName).toBe(name);
    await cloud.settled();
    const mail = cloud.mails().find(({ to, text }) => to === ann.email && text.includes('Is there cod'));
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(
      /\u202E|\u2066|\u200B|very very very very very very very very very very very very very very very very very very very very/,
    );
  });

  it('of nothing but such marks is the address’ own', async () => {
    const user = await cloud.signUp({ name: MARKS });
    expect(await nameOf(user)).toBe(user.email.replace(/@.*/, ''));
  });
});

describe('the name of a profile', () => {
  it('loses marks that nobody sees', async () => {
    const { accessToken: token } = await cloud.createUser();
    const body = { profileType: 'buyer' as const, name: `An\u202En B\u200Bell` };
    expect((await cloud.call(createProfile, { token, body })).body.name).toBe('Ann Bell');
  });
});

describe('a post', () => {
  it('stands under the name of the profile and under no other', async () => {
    const omar = await cloud.createUser({ fisherman: 'Omar Finn' });
    const { accessToken: token } = omar;
    const posted = await postCatch(cloud, omar);
    expect(posted.fishermanName).toBe('Omar Finn');
    const taken = { fishermanName: 'Ruth of the Petrel' };
    const unknown = [{ path: 'fishermanName', message: 'This field is not known.' }];
    const asAnother = await cloud.call(createCatch, { token, body: { ...aCatch(), ...taken } });
    expect(asAnother.error.issues).toEqual(unknown);
    const params = { catchId: posted.id };
    const edited = await cloud.call(updateCatch, { token, params, body: { version: 1, ...taken } });
    expect(edited.error.issues).toEqual(unknown);
    expect((await cloud.call(getCatch, { params })).body.fishermanName).toBe('Omar Finn');
  });

  it('loses marks that nobody sees, and what is one line stays one', async () => {
    const { accessToken: token } = await cloud.createUser({ fisherman: 'Omar Finn' });
    const marked = (text: string) => `${MARKS}${text.replace(' ', '\u202E\r\n ')}${MARKS}`;
    const said = { quantity: '40 lb', location: 'Portland, ME', customPickupLocation: 'Red shed' };
    const body = aCatch({
      ...Object.fromEntries(Object.entries(said).map(([name, text]) => [name, marked(text)])),
      description: `Fresh.\r\n\u202ETwo\tlines.${MARKS}`,
    });
    const posted = (await cloud.call(createCatch, { token, body })).body;
    expect(posted).toMatchObject({ ...said, description: 'Fresh.\nTwo lines.' });
    const pickup = { place: marked('Red shed'), slots: [] };
    const pledge = (await cloud.call(createPledge, { token, body: aPledge({ pickup }) })).body;
    const own = await cloud.call(getMyPledge, { token, params: { pledgeId: pledge.id } });
    expect(own.body.pickup?.place).toBe('Red shed');
  });

  it('takes a new name of the profile from the next one on', async () => {
    const omar = await cloud.createUser({ fisherman: 'Omar Finn' });
    const params = { profileType: 'fisherman' as const };
    await cloud.call(updateProfile, { token: omar.accessToken, params, body: { name: 'Omar of the Gull' } });
    expect((await postCatch(cloud, omar)).fishermanName).toBe('Omar of the Gull');
  });

  it('is made by fishermen alone', async () => {
    const { accessToken: token } = await cloud.createUser();
    await cloud.call(createProfile, { token, body: { profileType: 'buyer', name: 'Ann Bell' } });
    for (const { status, error } of [
      await cloud.call(createCatch, { token, body: aCatch() }),
      await cloud.call(createPledge, { token, body: aPledge() }),
    ]) {
      expect({ status, message: error.message }).toEqual({
        status: 403,
        message: 'Only fishermen can post. Create your fisherman profile first.',
      });
    }
  });
});
