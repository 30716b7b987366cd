/**
 * An account with 10,000 messages of 60 MB: more than any real one, and more than a function can return or erase at
 * once.
 */
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { account } from '#lambdas/people/store/items.ts';
import { accountExport } from '#shared/accounts/account-export.ts';
import { startTableAlone, type TableAlone } from '#tests/support/cloud/table-alone.ts';

const MESSAGES = 10_000;
const CONTENT = 'Is there any cod left? '.repeat(270);
const USER = '00000000-0000-4000-8000-000000000001';
const OMAR = '00000000-0000-4000-8000-000000000002';
const now = new Date();
const stored = {
  userId: USER,
  name: 'Ruth Alder',
  email: 'ruth@creel.example',
  createdAt: now.toISOString(),
};

async function* everything() {
  const { message } = await import('#lambdas/messages/store/items.ts');
  yield account.item({ userId: USER }, stored);
  for (let at = 0; at < MESSAGES; at++) {
    const card = { subject: 'Cod?', preview: 'Is there', from: 'Ruth Alder', to: 'Omar Finn', other: OMAR };
    const messageId = ulid(now.getTime() - at * 1000);
    yield message.item({ userId: USER, messageId }, { card: { ...card, sent: true }, content: CONTENT });
  }
}

let table: TableAlone;
beforeAll(async () => {
  table = await startTableAlone(everything());
});
afterAll(() => table[Symbol.asyncDispose]());

describe('an account with more data than a function can hold', () => {
  it('is exported completely, in parts', async () => {
    const { exportText } = await import('#lambdas/accounts/write-export.ts');
    let [text, longest] = ['', 0];
    for await (const bit of exportText({ ...account.key({ userId: USER }), ...stored }, now)) {
      text += bit;
      longest = Math.max(longest, bit.length);
    }
    expect(text.length).toBeGreaterThan(60e6);
    expect(longest).toBeLessThan(2 * CONTENT.length);
    const exported = z.parse(accountExport, JSON.parse(text));
    expect(exported.messages).toHaveLength(MESSAGES);
    expect(exported.account.email).toBe(stored.email);
  });

  it('is erased in parts, each of which ends soon', async () => {
    const { erasePart } = await import('#lambdas/accounts/account-data.ts');
    const lengths: number[] = [];
    let outcome: 'done' | 'more';
    do {
      const began = Date.now();
      outcome = await erasePart(USER, 500);
      lengths.push(Date.now() - began);
    } while (outcome === 'more');
    expect(lengths.length).toBeGreaterThan(2);
    expect(Math.max(...lengths)).toBeLessThan(10_000);
    const { queryKeys } = await import('#lambdas/table/index.ts');
    const { mailboxOf } = await import('#lambdas/messages/store/items.ts');
    expect((await queryKeys(mailboxOf(USER), { limit: 1 })).items).toEqual([]);
  });
});
