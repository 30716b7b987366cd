/** Builders of donation receipts for tests. */
import { createHash, randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import type { StoredOrganization } from '#lambdas/organizations/store/items.ts';
import { receipt, type StoredReceipt } from '#lambdas/receipts/store/items.ts';
import { confirmReceipts, listReceipts } from '#shared/receipts/endpoints.ts';
import type { ReceiptCard } from '#shared/receipts/schemas.ts';
import { type ClaimScene, claimSoon, collect } from './claims.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';
import { putItems } from './cloud/table-client.ts';

export const PAPERS = {
  legalName: 'Harbor Kitchen of Maine, Inc.',
  ein: '01-2345678',
  signatory: 'Ana Reyes, director',
};

/** An organization whose number a manager has just checked. */
export const verified = (cloud: LocalCloud): Partial<StoredOrganization> => ({
  papers: PAPERS,
  einVerified: { at: new Date(cloud.clock.now()).toISOString(), by: randomUUID() },
});

/** Stores a draft of a donation of ten meals of haddock. @returns its id */
export async function aDraft(
  cloud: LocalCloud,
  { organizationId, donorId }: { organizationId: string; donorId: string },
  changes: Partial<StoredReceipt['card']> = {},
): Promise<string> {
  const claimId = ulid(cloud.clock.now());
  const receiptId = createHash('sha256').update(claimId).digest('base64url').slice(0, 22);
  const donatedOn = new Date(cloud.clock.now()).toISOString().slice(0, 10);
  const stored: StoredReceipt = {
    card: {
      organizationId,
      organizationName: 'Harbor Kitchen',
      state: 'draft',
      year: Number(donatedOn.slice(0, 4)),
      donorName: 'Ruth Alder',
      meals: 10,
      species: 'haddock',
      donatedOn,
      place: 'Portland, ME',
      ...changes,
    },
    donorId,
    versions: [],
    version: 0,
    expiresAt: 4e9,
  };
  await putItems(cloud, [{ ...receipt.item({ receiptId, claimId }, stored) }]);
  return receiptId;
}

type Scene = Pick<ClaimScene, 'kitchen' | 'fisherman'>;

/** Stores a draft and confirms it. @returns its id */
export async function aReceipt(cloud: LocalCloud, { kitchen, fisherman }: Scene): Promise<string> {
  const { organizationId, coordinator } = kitchen;
  const id = await aDraft(cloud, { organizationId, donorId: fisherman.userId });
  await cloud.call(confirmReceipts, {
    token: coordinator.accessToken,
    params: { organizationId },
    body: { receipts: [{ id }] },
  });
  return id;
}

/** Claims meals and hands them over. @returns what the coordinator may confirm then */
export async function collectSome(
  cloud: LocalCloud,
  scene: ClaimScene,
  meals?: number,
): Promise<ReceiptCard[]> {
  const { id, code = '' } = await claimSoon(cloud, scene, meals);
  await collect(cloud, scene.fisherman, id, { code });
  await cloud.settled();
  return await receiptsOf(cloud, scene);
}

export async function receiptsOf(
  cloud: LocalCloud,
  { kitchen }: Pick<Scene, 'kitchen'>,
): Promise<ReceiptCard[]> {
  const { organizationId, coordinator } = kitchen;
  const asked = { token: coordinator.accessToken, params: { organizationId } };
  return (await cloud.call(listReceipts, asked)).body.items;
}
