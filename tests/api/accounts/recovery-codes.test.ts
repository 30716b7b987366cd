/** Recovery codes for signing in without the authenticator app, each valid once. */
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

/** A person with two-step verification. */
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
  it('is one of ten different ones, of which only hashes are stored', async () => {
    const { person, codes } = await aCarefulPerson();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes)
      expect(code).toMatch(/^[BCDFGHJKMPQRTVWXY23479]{4}(-[BCDFGHJKMPQRTVWXY23479]{4}){2}$/);
    expect(await secondFactor(person)).toMatchObject({ isOn: true, recoveryCodes: 10 });
    const stored = JSON.stringify(await kept(person));
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
  });

  it('turns two-step verification off and ends the other codes, with an email and an audit entry', async () => {
    const { person, codes } = await aCarefulPerson();
    await expect(signIn(cloud, person)).rejects.toThrow();
    const typed = ` ${codes[3]?.toLowerCase().replaceAll('-', ' ')}`;
    expect((await recoverAs(person, typed)).body).toEqual({ turnedOff: true });
    await signIn(cloud, person);
    // No other session is signed out.
    expect(await secondFactor(person)).toEqual({ isOn: false, isMissing: false, recoveryCodes: 0 });
    expect(await kept(person)).toBeUndefined();
    expect((await theMailTo(cloud, person)).subject).toBe('Two-step verification is off');
    const entry = { action: 'second-factor-recovered', actorId: person.userId };
    expect(await auditOf(person)).toMatchObject([entry]);
    // A retry after a lost response.
    expect((await recoverAs(person, typed)).body).toEqual({ turnedOff: true });
    expect(await auditOf(person)).toHaveLength(1);
    const { codes: newCodes } = await turnOnWithRecoveryCodes(cloud, person);
    expect((await recoverAs(person, codes[4])).error.message).toBe(recoveryRefused);
    expect(newCodes).toHaveLength(10);
  });

  it('works once, even if it is used several times at the same moment', async () => {
    const { person, codes } = await aCarefulPerson();
    const answers = await Promise.all(Array.from({ length: 5 }, () => recoverAs(person, codes[0])));
    // Some of the other requests find the work done, others find the code gone.
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await secondFactor(person)).toMatchObject({ isOn: false });
    expect(await auditOf(person)).toHaveLength(1);
    await theMailTo(cloud, person);
  });

  it('does not work for another person', async () => {
    const [one, other] = [await aCarefulPerson(), await aCarefulPerson()];
    expect((await recoverAs(one.person, other.codes[0])).error.message).toBe(recoveryRefused);
    expect(await secondFactor(other.person)).toMatchObject({ isOn: true, recoveryCodes: 10 });
  });

  it('gets the same refusal for a wrong code, a wrong password and an unknown address', async () => {
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

  it('can be tried only a few times an hour for one account and from one network', async () => {
    const { person, codes } = await aCarefulPerson();
    await countTimes(cloud, person, { name: 'recovery-of', windowMs: HOUR }, 10);
    const { error, headers } = await recoverAs(person, codes[0]);
    expect(error).toMatchObject({ code: 'too_many_requests', message: recoveryTooMany });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    // Only a caller with the right password learns about the limit, and only such calls count.
    const stranger = { email: person.email, password: 'not this one', code: codes[0] ?? '' };
    expect((await recover(stranger)).error.message).toBe(recoveryRefused);

    const network = aNetwork();
    for (let tries = 0; tries < 20; tries++)
      expect((await recover(stranger, network)).error.code).toBe('invalid_fields');
    expect((await recover(stranger, network)).error.code).toBe('too_many_requests');
  });
});

describe('a set of recovery codes', () => {
  it('is replaced as a whole, and is not created without two-step verification', async () => {
    const { person, codes } = await aCarefulPerson();
    const { body } = await cloud.call(replaceRecoveryCodes, { token: person.accessToken });
    expect((await recoverAs(person, codes[0])).status).toBe(422);
    expect((await recoverAs(person, body.codes[0])).status).toBe(200);
    const refused = await cloud.call(replaceRecoveryCodes, { token: person.accessToken });
    expect(refused.error.code).toBe('conflict');
  });

  it('is deleted when two-step verification is turned off or reset, and with the account', async () => {
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
