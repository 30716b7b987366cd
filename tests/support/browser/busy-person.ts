/** Somebody for whom every page of the app has content. */
import { shareAnnualReport } from '#shared/annual-reports/endpoints.ts';
import { REPORT_PARTS } from '#shared/annual-reports/schemas.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import { aKitchen, claimMeals } from '#tests/support/claims.ts';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { write } from '#tests/support/correspondence.ts';
import { addMember } from '#tests/support/organizations.ts';
import { aReceipt, verified } from '#tests/support/receipts.ts';
import { aReservationScene, reserve } from '#tests/support/reservations.ts';
import { addressIn, ownPages, type PageIds } from './page-addresses.ts';

/** A person who runs the site, fishes, buys, and coordinates an organization, with the ids and addresses of all own pages. */
export async function aBusyPerson(
  cloud: LocalCloud,
): Promise<{ as: TestUser; ids: PageIds; paths: string[] }> {
  const [as, writer, kitchen] = await Promise.all([
    cloud.createUser({ groups: ['admin'], fisherman: A_FISHERMAN }),
    cloud.createUser({ name: 'Omar Finn' }),
    aKitchen(cloud, verified(cloud)),
  ]);
  const { organizationId } = kitchen;
  await addMember(cloud, organizationId, as, 'coordinator');
  const { id: catchId } = await postCatch(cloud, as);
  const { id: pledgeId } = await postPledge(cloud, as);
  const { id: claimId } = await claimMeals(cloud, kitchen, pledgeId);
  const receiptId = await aReceipt(cloud, { kitchen, fisherman: as });
  const { id: messageId } = (await write(cloud, writer, as)).body;
  const sale = await aReservationScene(cloud);
  const { id: reservationId } = await reserve(cloud, { ...sale, buyer: as });
  const year = new Date(cloud.clock.now()).getUTCFullYear();
  const { link } = (
    await cloud.call(shareAnnualReport, {
      token: as.accessToken,
      params: { organizationId, year: String(year) },
      body: { shows: [...REPORT_PARTS] },
    })
  ).body;
  await cloud.settled();
  const ids = {
    catchId,
    pledgeId,
    claimId,
    receiptId,
    messageId,
    reservationId,
    organizationId,
    sharedId: pledgeId,
    userId: as.userId,
    secret: link?.path.split('/').at(-1) ?? '',
  };
  // Its coordinators see settings there, keys and webhooks among them.
  const organization = addressIn(PATHS.organization, ids);
  return { as, ids, paths: [PATHS.home, organization, ...ownPages(ids)] };
}
