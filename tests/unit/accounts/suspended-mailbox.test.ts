/** A suspension applies to a mailbox, with which a person could create many accounts. */
import { describe, expect, it } from 'vitest';
import { hashOfMailbox } from '#lambdas/mail/store/suppressions.ts';
import { useLoneTable } from '#tests/support/cloud/lone-table.ts';

const table = await useLoneTable();
const { followAddressPart } = await import('#lambdas/suspensions/follow-address.ts');
const { suspendedAddress, suspension } = await import('#lambdas/suspensions/store/items.ts');
const { endSuspension, takeOverSuspension } = await import('#lambdas/suspensions/store/suspensions.ts');
const { put, transact, write } = await import('#lambdas/table/index.ts');

const HOUR = 3_600_000;
const ACCOUNTS = 330;
const addressHash = hashOfMailbox('omar@creel.example');

async function follow(): Promise<void> {
  let cursor: Record<string, unknown> | undefined;
  do {
    const [next] = await followAddressPart({ addressHash, cursor });
    cursor = (next?.payload as { cursor?: Record<string, unknown> } | undefined)?.cursor;
  } while (cursor);
}

describe('a mailbox', () => {
  it.each([
    ['omar@creel.example', 'Omar+boat@Creel.example'],
    ['omar.finn@gmail.com', 'o.marfinn+2@googlemail.com'],
  ])('is the same for %s and %s', (one, other) => {
    expect(hashOfMailbox(other)).toBe(hashOfMailbox(one));
  });

  it('is a different one with a dot, except at Gmail', () => {
    expect(hashOfMailbox('o.mar@creel.example')).not.toBe(hashOfMailbox('omar@creel.example'));
  });
});

describe(`a suspension of ${ACCOUNTS} accounts of one mailbox`, () => {
  it('changes and ends for all of them, with an audit entry for each', async () => {
    const terms = { suspendedAt: new Date().toISOString(), suspendedBy: 'eve', reason: 'Sells watches.' };
    await write(put(suspendedAddress.item({ addressHash }, terms)));
    const users = Array.from({ length: ACCOUNTS }, (_, index) => `user-${index}`);
    const made = users.map((userId) => takeOverSuspension(userId, `omar+${userId}@creel.example`));
    await Promise.all(made.map(async (steps) => transact(await steps)));
    const suspensions = async () => (await table.items<{ pk: string; sk: string }>()).filter(suspension.is);
    expect(await suspensions()).toHaveLength(ACCOUNTS);

    const until = new Date(Date.now() - HOUR).toISOString();
    const changed = { ...terms, suspendedAt: new Date(Date.now() + 1).toISOString(), until };
    await write(put(suspendedAddress.item({ addressHash }, changed)));
    await follow();
    expect((await suspensions()).filter((each) => each.until === until)).toHaveLength(ACCOUNTS);

    await endSuspension(addressHash, new Date());
    await follow();
    expect(await suspensions()).toEqual([]);
    const audited = (await table.items<{ action?: string; userId?: string }>()).filter(
      ({ action, userId }) => action === 'suspension-ended' && userId !== undefined,
    );
    expect(new Set(audited.map(({ userId }) => userId)).size).toBe(ACCOUNTS);
  });
});
