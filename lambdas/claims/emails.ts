/** Sends emails about claims of meals. */
import { stateAt } from '#shared/claims/rules.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { sendOnce } from '../mail/send-once.ts';
import { mailboxOf } from '../mail/site-mailboxes.ts';
import { wordsIn } from '../mail/words-in.ts';
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

/** Sends the email once, unless the news is outdated or the recipient has left. */
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
  // If both sites have switched off claims, the email about an open claim still goes out for the person's own site.
  const flavour = (await faceWith('claims', own)) ?? own;
  const words = await wordsIn(person.language);
  const text = claimText(words, { news, side, person, flavour, claim: shown, timeZone });
  await sendOnce(claimId, `${news} ${userId}`, text);
}

/** Sends the notice unless the claim no longer waits for a decision. */
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
