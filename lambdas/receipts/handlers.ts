import { AppError } from '#shared/contract/errors.ts';
import * as endpoints from '#shared/receipts/endpoints.ts';
import * as words from '#words/receipts/fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { organizationMember } from '../organizations/store/items.ts';
import { requireMember, stillMember } from '../organizations/store/members.ts';
import { findOrganization } from '../organizations/store/organizations.ts';
import { account } from '../people/store/items.ts';
import { requireNotSuspended } from '../suspensions/store/suspensions.ts';
import { getItem, retry } from '../table/index.ts';
import { presentReceipt } from './present-receipt.ts';
import * as receipts from './store/receipts.ts';

export const listReceipts = endpoint(
  endpoints.listReceipts,
  async ({ params: { organizationId }, query, actor, now }) => {
    await requireMember(actor.userId, organizationId, ['coordinator']);
    return await receipts.listReceiptsOf(organizationId, query, now);
  },
);

/** Returns what a version needs of the coordinator who makes it, and of the organization. */
async function confirmingAs(userId: string, organizationId: string, now: Date) {
  await requireMember(userId, organizationId, ['coordinator']);
  const [organization, person] = await Promise.all([
    findOrganization(organizationId, { consistent: true }),
    getItem(account.key({ userId })),
  ]);
  const alongside = [stillMember(userId, organizationId, ['coordinator']), requireNotSuspended(userId)];
  return { organization, confirmedBy: person?.name ?? '', now, alongside };
}

/** Each receipt is confirmed on its own, so that a call that was cut off can be repeated. */
export const confirmReceipts = endpoint(
  endpoints.confirmReceipts,
  async ({ params: { organizationId }, body, actor: { userId }, now }) => {
    const items = [];
    for (const { id, ...weighed } of body.receipts) {
      const confirmed = await retry(async () => {
        const confirming = await confirmingAs(userId, organizationId, now);
        const found = await receipts.findReceipt(id);
        if (found.card.organizationId !== organizationId) throw new AppError('not_found', words.notFound);
        return await receipts.confirmReceipt(found, weighed, confirming);
      });
      items.push(receipts.toCard(confirmed));
    }
    return { items };
  },
);

export const listMyReceipts = endpoint(
  endpoints.listMyReceipts,
  async ({ query: { year }, actor: { userId } }) => ({
    items: await receipts.listReceiptsFor(userId, year),
  }),
);

/** Returns a receipt as a person may read it. @throws AppError `not_found` */
async function findReadable(receiptId: string, userId: string) {
  const found = await receipts.findReceipt(receiptId);
  const { organizationId, state } = found.card;
  const member = await getItem(organizationMember.key({ userId, organizationId }), { consistent: true });
  const isCoordinator = member?.role === 'coordinator';
  const isDonor = found.donorId === userId && state !== 'draft';
  if (!isDonor && !isCoordinator) throw new AppError('not_found', words.notFound);
  if (!isDonor) await requireMember(userId, organizationId, ['coordinator']);
  return presentReceipt(found, isCoordinator);
}

export const getReceipt = endpoint(
  endpoints.getReceipt,
  async ({ params: { receiptId }, actor: { userId } }) => await findReadable(receiptId, userId),
);

export const getReceiptFile = endpoint(
  endpoints.getReceiptFile,
  async ({ params: { receiptId }, actor: { userId }, flavour, now }) => {
    const receipt = await findReadable(receiptId, userId);
    if (receipt.versions.length === 0) throw new AppError('not_found', words.notFound);
    const { writeReceipt } = await import('./write-files.ts');
    return await writeReceipt(receipt, flavour, now);
  },
);

export const getYearLetter = endpoint(
  endpoints.getYearLetter,
  async ({ query: { year }, actor: { userId }, now }) => {
    const given = await receipts.listReceiptsFor(userId, year);
    if (given.length === 0) throw new AppError('not_found', words.notFound);
    const { writeYear } = await import('./write-files.ts');
    return await writeYear(year, given, now);
  },
);

export const reviseReceipt = endpoint(
  endpoints.reviseReceipt,
  async ({ params: { receiptId }, body, actor: { userId }, now }) => {
    const revised = await retry(async () => {
      const found = await receipts.findReceipt(receiptId);
      const { organizationId } = found.card;
      const key = organizationMember.key({ userId, organizationId });
      // Nonmembers learn nothing of a receipt, not even its organization.
      if (!(await getItem(key, { consistent: true }))) throw new AppError('not_found', words.notFound);
      const confirming = await confirmingAs(userId, organizationId, now);
      return await receipts.reviseReceipt(found, body, confirming);
    });
    return presentReceipt(revised, true);
  },
);

export const checkReceipt = endpoint(endpoints.checkReceipt, async ({ params: { receiptId } }) => {
  const { card, version } = await receipts.findReceipt(receiptId);
  const { organizationName, year, state } = card;
  if (state === 'draft') throw new AppError('not_found', words.notFound);
  return { organizationName, year, kind: 'donation' as const, state, version };
});
