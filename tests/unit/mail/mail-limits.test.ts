/** The number of emails to an address, when several are sent to it at the same time. */
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { FAULTS, startFaultProxy } from '#tests/support/cloud/faults.ts';
import { useLoneTable } from '#tests/support/cloud/lone-table.ts';

const table = await useLoneTable();
const { countMail, uncountMail } = await import('#lambdas/mail/mail-limits.ts');
const { countWithin } = await import('#lambdas/table/index.ts');

/** Between the functions' code and the table. */
const proxy = await startFaultProxy();
proxy.target = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '';
process.env.AWS_ENDPOINT_URL_DYNAMODB = proxy.origin;
afterAll(() => proxy.close());
afterEach(() => proxy.lift());

/** Makes the next change succeed without a response. */
const loseAnswer = () =>
  proxy.fail(({ operation }) => operation === 'UpdateItem', FAULTS.dynamoDb.answerLost, 1);

const HOUR = 60 * 60 * 1000;
const AT_ONCE = 6;

/** Returns the outcomes of the first emails to an address, all sent at the same moment. */
async function countAtOnce(to: string, max: number): Promise<string[]> {
  const limit = { about: 'a test', max, windowMs: HOUR };
  const counted = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => countMail({ id: `${index}`, to, limit })),
  );
  return counted.toSorted();
}

describe('several emails to an address at the same time', () => {
  it('are all sent if the limit allows', async () => {
    expect(await countAtOnce('ruth@creel.example', AT_ONCE + 1)).toEqual(Array(AT_ONCE).fill('counted'));
  });

  it('are counted up to the limit, and one of them is the last one', async () => {
    const leftOut = Array(AT_ONCE - 3).fill('too many');
    expect(await countAtOnce('omar@creel.example', 3)).toEqual(['counted', 'counted', 'last', ...leftOut]);
  });
});

describe('an email that was counted', () => {
  it('is not above the limit when it is retried because the response was lost', async () => {
    const mail = {
      id: 'tried twice',
      to: 'ines@creel.example',
      limit: { about: 'a test', max: 1, windowMs: HOUR },
    };
    expect(await countMail(mail)).toBe('last');
    expect(await countMail(mail)).toBe('last');
    expect(await countMail({ ...mail, id: 'another' })).toBe('too many');
  });
});

describe('a count whose response was lost', () => {
  it('is made once, even if it was the last one', async () => {
    const limit = { name: 'test', who: 'ruth', max: 2, windowMs: HOUR };
    const now = new Date();
    for (const expected of [true, true, false]) {
      loseAnswer();
      expect(await countWithin(limit, now)).toBe(expected);
    }
  });

  it('is returned once', async () => {
    const limit = { about: 'a test', max: 2, windowMs: HOUR };
    const of = (id: string) => ({ id, to: 'kit@creel.example', limit });
    await countMail(of('first'));
    await countMail(of('second'));
    loseAnswer();
    await uncountMail(of('second'));
    expect(await countMail(of('third'))).toBe('last');
    expect(await countMail(of('fourth'))).toBe('too many');
  });
});

describe('an email that could not be sent', () => {
  it('does not count, even if its count expired during the attempt', async () => {
    const mail = {
      id: 'first',
      to: 'nora@creel.example',
      limit: { about: 'a test', max: 1, windowMs: HOUR },
    };
    for (const meanwhile of [async () => {}, table.clear]) {
      expect(await countMail(mail)).toBe('last');
      await meanwhile();
      await uncountMail(mail);
    }
    expect(await countMail(mail)).toBe('last');
  });
});
