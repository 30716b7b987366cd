/** Sends emails about standing claims. */
import { PATHS } from '#shared/pages/pages.ts';
import { pagePath } from '#shared/sharing/links.ts';
import { speciesInSentence } from '#shared/species/names.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { sendOnce } from '../mail/send-once.ts';
import { linkIn, wordsIn } from '../mail/words-in.ts';
import { account } from '../people/store/items.ts';
import { faceWith } from '../site/store/face.ts';
import { showSpecies } from '../site/store/site-rules.ts';
import { getItem } from '../table/read.ts';
import { ofClaims } from './email-texts.ts';
import type { standingMail } from './jobs.ts';
import { standingClaim } from './store/standing-items.ts';

/** Sends the email once, unless the request or the reply is outdated or the recipient has left. */
export async function sendStandingMail(told: PayloadOf<typeof standingMail>): Promise<void> {
  const { changeId, news, userId, leftOut } = told;
  if (!(await isStillTrue(told))) return;
  const person = await getItem(account.key({ userId }));
  if (!person) return;
  const card = await showSpecies(told.card, new Date());
  const isFisherman = userId === card.fishermanId;
  const own = isFisherman ? (person.flavour ?? 'consumer') : 'community';
  const flavour = (await faceWith('claims', own)) ?? own;
  const words = await wordsIn(person.language);
  const facts = { ...card, fish: speciesInSentence(card, words.language, words.species) };
  const { title, text } =
    news === 'ended'
      ? words.standingClaims.ended[card.endedBy ?? 'fisherman'](facts)
      : words.standingClaims[news](facts);
  const path = leftOut
    ? pagePath({ kind: 'pledge', id: leftOut.pledgeId })
    : isFisherman
      ? PATHS.myPosts
      : `${PATHS.claims}?organization=${card.organizationId}`;
  const { seePledge, seePosts, seeClaims, why } = words.standingClaims;
  const button = leftOut ? seePledge : isFisherman ? seePosts : seeClaims;
  await sendOnce(changeId, `standing ${userId}`, {
    ...{ to: person.email, flavour, words, limit: ofClaims(card.organizationId) },
    subject: title,
    title,
    body: [
      words.mail.hello(person.name),
      ...text,
      ...(leftOut ? [why[leftOut.refusal]] : []),
      { button, url: linkIn(words, flavour, path) },
    ],
  });
}

async function isStillTrue({ news, card }: PayloadOf<typeof standingMail>): Promise<boolean> {
  if (news !== 'asked' && news !== 'accepted') return true;
  const { seriesId, organizationId } = card;
  const found = await getItem(standingClaim.key({ seriesId, organizationId }), { consistent: true });
  return found?.card.state === news;
}
