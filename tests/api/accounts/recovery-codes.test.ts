/** Recovery codes: signing in without the authenticator app, once with each. */
import { describe, expect } from 'vitest';
import { recoveryCodes } from '#lambdas/people/store/items.ts';
import { deleteAccount, getMe } from '#shared/accounts/endpoints.ts';
import { recoverSignIn, replaceRecoveryCodes } from '#shared/accounts/recovery-endpoints.ts';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { HOUR, MINUTE } from '#shared/limits.ts';
import { resetSecondFactor } from '#shared/people/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { callApi } from '#tests/support/cloud/api-call.ts';
import { httpRequest } from '#tests/support/cloud/http.ts';
import { countTimes, readItem, readItems } from '#tests/support/cloud/table.ts';
import { signIn, type TestUser, turnOffSecondFactor } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { theMailTo } from '#tests/support/mailbox.ts';
import { turnOnWithRecoveryCodes } from '#tests/support/recovery-codes.ts';
import { recoveryRefused, recoveryTooMany } from '#words/general/refusals.ts';

// Moves the clock.
useOwnCloud();

/** Somebody who has two-step verification. */
async function aCarefulPerson() {
  const person = await aPerson(cloud);
  return { person, ...(await turnOnWithRecoveryCodes(cloud, person)) };
}

let networks = 0;
const aNetwork = () => `127.0.7.${++networks}`;

const recover = (body: BodyInput<typeof recoverSignIn>, localAddress = aNetwork()) =>
  callApi(cloud.origin(), recoverSignIn, { body }, (origin, path, sent) =>
    httpRequest(origin, path, { ...sent, localAddress }),
  );
const recoverAs = ({ email, password }: TestUser, code = '', localAddress?: string) =>
  recover({ email, password, code }, localAddress);

const secondFactor = async ({ accessToken: token }: TestUser) =>
  (await cloud.call(getMe, { token })).body.secondFactor;
const kept = ({ userId }: TestUser) => readItem(cloud, recoveryCodes.key({ userId }));
const auditOf = async ({ userId }: TestUser) =>
  (await readItems(cloud, 'pk', 'AUDIT')).filter((entry) => entry.userId === userId);

describe('a recovery code', () => {
  it('is one of ten, all different, of which only hashes are kept', async () => {
    const { person, codes } = await aCarefulPerson();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes)
      expect(code).toMatch(/^[BCDFGHJKMPQRTVWXY23479]{4}(-[BCDFGHJKMPQRTVWXY23479]{4}){2}$/);
    expect(await secondFactor(person)).toMatchObject({ isOn: true, recoveryCodes: 10 });
    const stored = JSON.stringify(await kept(person));
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
  });

  it('lets the password alone sign in, ends the others, and is told to its owner and the audit', async () => {
    const { person, codes } = await aCarefulPerson();
    await expect(signIn(cloud, person)).rejects.toThrow();
    const typed = ` ${codes[3]?.toLowerCase().replaceAll('-', ' ')}`;
    expect((await recoverAs(person, typed)).body).toEqual({ turnedOff: true });
    await signIn(cloud, person);
    // Nothing else is signed out.
    expect(await secondFactor(person)).toEqual({ isOn: false, isMissing: false, recoveryCodes: 0 });
    expect(await kept(person)).toBeUndefined();
    expect((await theMailTo(cloud, person)).subject).toBe('Two-step verification is off');
    const entry = { action: 'second-factor-recovered', actorId: person.userId };
    expect(await auditOf(person)).toMatchObject([entry]);
    // The answer was lost.
    expect((await recoverAs(person, typed)).body).toEqual({ turnedOff: true });
    expect(await auditOf(person)).toHaveLength(1);
    const { codes: newCodes } = await turnOnWithRecoveryCodes(cloud, person);
    expect((await recoverAs(person, codes[4])).error.message).toBe(recoveryRefused);
    expect(newCodes).toHaveLength(10);
  });

  it('is used once, however many use it at the same time', async () => {
    const { person, codes } = await aCarefulPerson();
    const answers = await Promise.all(Array.from({ length: 5 }, () => recoverAs(person, codes[0])));
    // Of the others some find the work done, and some the code gone.
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await secondFactor(person)).toMatchObject({ isOn: false });
    expect(await auditOf(person)).toHaveLength(1);
    await theMailTo(cloud, person);
  });

  it('of one person is of no use to another', async () => {
    const [one, other] = [await aCarefulPerson(), await aCarefulPerson()];
    expect((await recoverAs(one.person, other.codes[0])).error.message).toBe(recoveryRefused);
    expect(await secondFactor(other.person)).toMatchObject({ isOn: true, recoveryCodes: 10 });
  });

  it('is refused alike for a wrong code, a wrong password and an address that nobody has', async () => {
    const { person, codes } = await aCarefulPerson();
    const { email, password } = person;
    const code = codes[0] ?? '';
    const answers = [
      await recover({ email, password, code: 'BCDF-GHJK-MPQR' }),
      await recover({ email, password: 'not this one', code }),
      await recover({ email: 'nobody@creel.example', password, code }),
    ];
    for (const { status, error } of answers) {
      expect(status).toBe(422);
      expect(error).toMatchObject({ message: recoveryRefused, issues: [{ path: 'code' }] });
    }
    expect(await secondFactor(person)).toMatchObject({ isOn: true, recoveryCodes: 10 });
    expect(await auditOf(person)).toEqual([]);
  });

  it('is looked for a few times an hour: for one account, and from one network', async () => {
    const { person, codes } = await aCarefulPerson();
    await countTimes(cloud, person, { name: 'recovery-of', windowMs: HOUR }, 10);
    const { error, headers } = await recoverAs(person, codes[0]);
    expect(error).toMatchObject({ code: 'too_many_requests', message: recoveryTooMany });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    // Only who knows the password is told so, and only they count.
    const stranger = { email: person.email, password: 'not this one', code: codes[0] ?? '' };
    expect((await recover(stranger)).error.message).toBe(recoveryRefused);

    const network = aNetwork();
    for (let tries = 0; tries < 20; tries++)
      expect((await recover(stranger, network)).error.code).toBe('invalid_fields');
    expect((await recover(stranger, network)).error.code).toBe('too_many_requests');
  });
});

describe('the codes', () => {
  it('are replaced all together, and not made without two-step verification', async () => {
    const { person, codes } = await aCarefulPerson();
    const { body } = await cloud.call(replaceRecoveryCodes, { token: person.accessToken });
    expect((await recoverAs(person, codes[0])).status).toBe(422);
    expect((await recoverAs(person, body.codes[0])).status).toBe(200);
    const refused = await cloud.call(replaceRecoveryCodes, { token: person.accessToken });
    expect(refused.error.code).toBe('conflict');
  });

  it('go when two-step verification is turned off, or reset, and with the account', async () => {
    const admin = await cloud.createUser({ groups: ['admin'] });
    const [off, reset, left] = await Promise.all([aCarefulPerson(), aCarefulPerson(), aCarefulPerson()]);
    await turnOffSecondFactor(cloud, off.person);
    cloud.clock.advance(MINUTE);
    await secondFactor(off.person);
    const { userId } = reset.person;
    await cloud.call(resetSecondFactor, { token: admin.accessToken, params: { userId } });
    await cloud.call(deleteAccount, { token: left.person.accessToken });
    await cloud.settled();
    for (const { person } of [off, reset, left]) expect(await kept(person)).toBeUndefined();
    expect((await recoverAs(left.person, left.codes[0])).error.message).toBe(recoveryRefused);
  });
});
