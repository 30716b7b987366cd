/** State of the stand-in that survives a restart. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import {
  AdminDeleteUserCommand,
  AdminUserGlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anEmail, PASSWORD, StandIn } from './cognito-support.ts';

let standIn: StandIn;
beforeEach(async () => {
  standIn = await StandIn.open();
});
afterEach(() => standIn.close());

/**
 * Runs a pool with the same file in another process, kills it while it works, and returns the addresses that it had
 * acknowledged.
 */
async function createUsersUntilKilled(): Promise<string[]> {
  const script = `
    import { openUserPool } from '${import.meta.resolve('../cognito/index.ts')}';
    const pool = await openUserPool({ ...${JSON.stringify(standIn.options)}, now: () => new Date() });
    const create = async (email) => {
      await pool.createUser({ email, password: '${PASSWORD}', name: 'Ada', groups: [] });
      process.stdout.write(email + '\\n');
    };
    for (let round = 0; ; round += 1) {
      await Promise.all([create(round + '-a@example.com'), create(round + '-b@example.com')]);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(line);
    if (acknowledged.length === 20) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return acknowledged;
}

describe('a restart', () => {
  it('keeps users, and tokens issued before it valid', async () => {
    const { email, userId } = await standIn.user();
    const { AccessToken, RefreshToken } = await standIn.signIn(email);
    await standIn.restart();
    await expect(standIn.pool.verify(AccessToken)).resolves.toMatchObject({ sub: userId });
    await standIn.refresh(RefreshToken);
    await standIn.signIn(email);
  });

  it('knows of sessions and users that ended, also when a kill cut short what was written last', async () => {
    const [stays, leaves] = [await standIn.user(), await standIn.user()];
    const signedOut = await standIn.signIn(stays.email);
    await standIn.call('GlobalSignOut', { AccessToken: signedOut.AccessToken });
    const kept = await standIn.signIn(stays.email);
    const ofWhoLeaves = await standIn.signIn(leaves.email);
    const { userPoolId: UserPoolId, stateFile } = standIn.options;
    await standIn.sdk().send(new AdminDeleteUserCommand({ UserPoolId, Username: leaves.email }));
    await appendFile(stateFile, '{"user":{"id"');
    // Twice, because the first start rewrites the file.
    for (let restarts = 0; restarts < 2; restarts++) {
      await standIn.restart();
      await standIn.refresh(kept.RefreshToken);
      await expect(standIn.refresh(signedOut.RefreshToken)).rejects.toThrow(/has been revoked/);
      await expect(standIn.refresh(ofWhoLeaves.RefreshToken)).rejects.toThrow(/Invalid Refresh Token/);
      await expect(standIn.signIn(leaves.email)).rejects.toThrow(/Incorrect username or password/);
    }
  });

  it('finds every acknowledged change after the process was killed', async () => {
    const acknowledged = await createUsersUntilKilled();
    expect(acknowledged.length).toBeGreaterThanOrEqual(20);
    await standIn.restart();
    for (const email of acknowledged) await standIn.signIn(email);
  });

  it('is refused with a damaged file, or with the file of another pool', async () => {
    const { stateFile, userPoolId } = standIn.options;
    const text = await readFile(stateFile, 'utf8');
    await writeFile(stateFile, text.slice(0, 100));
    await expect(standIn.restart()).rejects.toThrow(/is not a user pool's state/);
    await writeFile(stateFile, text.replace(userPoolId, 'eu-west-1_Another01'));
    await expect(standIn.restart()).rejects.toThrow(/belongs to the user pool eu-west-1_Another01/);
  });
});

it('a user who is made again stays who they are', async () => {
  const input = { email: anEmail(), password: PASSWORD, name: 'Ada', groups: ['admin'] };
  const first = await standIn.pool.createUser(input);
  const again = { ...input, email: input.email.toUpperCase(), password: 'Another1' };
  expect(await standIn.pool.createUser(again)).toEqual(first);
  await standIn.signIn(input.email);
});

// "Ending user sessions with token revocation" in the developer guide lists what ends sessions, and a new password is
// not on the list.
describe('a new password', () => {
  it('leaves every session as it was, until an administrator ends them', async () => {
    const { email } = await standIn.user();
    const { AccessToken, RefreshToken } = await standIn.signIn(email);
    const change = (PreviousPassword: string, ProposedPassword: string) =>
      standIn.call('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword });
    await change(PASSWORD, 'AnotherCatch1');
    await standIn.refresh(RefreshToken);
    const { userPoolId: UserPoolId } = standIn.options;
    await standIn.sdk().send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: email }));
    await expect(standIn.refresh(RefreshToken)).rejects.toThrow(/has been revoked/);
    await expect(change('AnotherCatch1', PASSWORD)).rejects.toThrow(/has been revoked/);
  });
});
