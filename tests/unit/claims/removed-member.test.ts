/** A member who is removed between the membership check and the write. The order of events in the table is scripted. */
import { marshall } from '@aws-sdk/util-dynamodb';
import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { claim, type StoredClaim } from '#lambdas/claims/store/items.ts';
import { CLAIMS } from '#lambdas/claims/store/kind.ts';
import { recordServed } from '#lambdas/claims/store/served.ts';
import { replaceCode } from '#lambdas/holds/store/codes.ts';
import { cancelHold } from '#lambdas/holds/store/release.ts';
import { organizationMember } from '#lambdas/organizations/store/items.ts';
import {
  refusal,
  type ScriptedTable,
  startScriptedTable,
  type TableAnswer,
} from '#tests/support/cloud/scripted-table.ts';

let table: ScriptedTable;
beforeAll(async () => {
  table = await startScriptedTable();
  vi.stubEnv('TABLE_NAME', 'creel');
  vi.stubEnv('STAGE_SECRET', 'test');
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', table.endpoint);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await table.close();
});

const now = new Date('2026-11-20T12:00:00Z');
const claimId = ulid(now.getTime());
const membership = { userId: 'lou', organizationId: 'kitchen' };
const member = organizationMember.item(membership, {
  role: 'collector',
  since: '2026-11-01T00:00:00Z',
  addedBy: 'ada',
});

const aClaim = (state: StoredClaim['card']['state']) =>
  claim.item(
    { claimId },
    {
      card: {
        pledgeId: ulid(now.getTime()),
        organizationId: 'kitchen',
        organizationName: 'Harbor Kitchen',
        fishermanId: 'ruth',
        fishermanName: 'Ruth Alder',
        species: 'cod',
        pickupPlace: 'Custom House Wharf',
        meals: 4,
        pickupStart: '2026-11-20T14:00:00Z',
        pickupEnd: '2026-11-20T16:00:00Z',
        collectorName: 'Kim Reyes',
        state,
      },
      handling: { storage: 'iced' },
      location: 'Portland, ME',
      organizationType: 'food_bank',
      version: 1,
    },
  );

const found = (item: object): TableAnswer => ({ body: { Item: marshall(item) } });
const members = (...items: object[]): TableAnswer => ({
  body: { Responses: { creel: items.map((item) => marshall(item)) } },
});
const NO_PLEDGE: TableAnswer = { body: {} };

interface Transaction {
  TransactItems: { ConditionCheck?: { Key: object } }[];
}
const isTransaction = (body: object): body is Transaction => 'TransactItems' in body;

it.each([
  ['makes no code', 'reserved', replaceCode.bind(null, CLAIMS), []],
  ['cancels nothing', 'reserved', cancelHold.bind(null, CLAIMS), [NO_PLEDGE]],
  ['records no meals served', 'collected', recordServed, [NO_PLEDGE]],
] as const)('a member who is removed meanwhile %s', async (_, state, act, reads) => {
  const stored = found(aClaim(state));
  const { pk, sk } = member;
  let checks: object[] = [];
  const cancelled = refusal('TransactionCanceledException', {
    CancellationReasons: [{ Code: 'None' }, { Code: 'ConditionalCheckFailed' }],
  });
  table.answer(stored, members(member), ...reads, cancelled, stored, members());
  const request = { userId: 'lou', reason: 'Our freezer is full.', meals: 3, now };
  await expect(act(claimId, request)).rejects.toMatchObject({ code: 'not_found' });
  for (const { body } of table.requests) {
    if (isTransaction(body))
      checks = body.TransactItems.flatMap(({ ConditionCheck }) => ConditionCheck?.Key ?? []);
  }
  expect(checks).toContainEqual(marshall({ pk, sk }));
});
