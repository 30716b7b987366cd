/** An email to somebody about a claim of meals. */
import { stateAt } from '#shared/claims/rules.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { sendOnce } from '../mail/send-once.ts';
import { mailboxOf } from '../mail/site-mailboxes.ts';
import { organization, organizationMember } from '../organizations/store/items.ts';
import { account } from '../people/store/items.ts';
import { timeZoneAt } from '../services/time-zone.ts';
import { faceWith } from '../site/store/face.ts';
import { showSpecies } from '../site/store/site-rules.ts';
import { getItem, getItems } from '../table/read.ts';
import { claimText, noticeText } from './email-texts.ts';
import type { claimMail, claimNotice } from './jobs.ts';
import { isStillTrue } from './news.ts';
import { claim } from './store/items.ts';

/** Once, whatever asked for it, and unless it is no longer so, or who is to be told has left. */
export async function sendClaimMail({
  claimId,
  news,
  userId,
  side,
}: PayloadOf<typeof claimMail>): Promise<void> {
  const stored = await getItem(claim.key({ claimId }), { consistent: true });
  if (!stored || !isStillTrue(news, stored, Date.now())) return;
  const { organizationId } = stored.card;
  const [person, claiming, member] = await getItems([
    account.key({ userId }),
    organization.key({ organizationId }),
    organizationMember.key({ userId, organizationId }),
  ]);
  if (!person || !claiming || (side === 'organization' && !member)) return;
  const timeZone = timeZoneAt(claiming.coordinates);
  const shown = { ...stored, card: await showSpecies(stored.card, new Date()) };
  const own = side === 'fisherman' ? (person.flavour ?? 'consumer') : 'community';
  // Where neither face has claims any more, those that are open are told all the same.
  const flavour = (await faceWith('claims', own)) ?? own;
  const text = claimText({ news, side, person, flavour, claim: shown, timeZone });
  await sendOnce(claimId, `${news} ${userId}`, text);
}

/** Unless it was decided, or is over, meanwhile. */
export async function sendClaimNotice({ claimId }: PayloadOf<typeof claimNotice>): Promise<void> {
  const stored = await getItem(claim.key({ claimId }), { consistent: true });
  if (!stored || stateAt(stored.card, Date.now()) !== 'waiting') return;
  const claiming = await getItem(organization.key({ organizationId: stored.card.organizationId }));
  const mailbox = mailboxOf('community');
  if (!claiming || mailbox === undefined) return;
  const timeZone = timeZoneAt(claiming.coordinates);
  await sendOnce(
    claimId,
    'notice',
    noticeText(mailbox, await showSpecies(stored.card, new Date()), timeZone),
  );
}
