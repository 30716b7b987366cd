/** Emails about a new post to people who saved the fisherman. */
import { FEATURE_OF_KIND } from '#shared/features.ts';
import type { Flavour } from '#shared/flavours.ts';
import type { CatchCard } from '#shared/posts/catches/schemas.ts';
import { marketplacePath } from '#shared/posts/marketplace-path.ts';
import { pagePath } from '#shared/sharing/links.ts';
import { speciesName } from '#shared/species/species.ts';
import * as words from '#words/favorites/emails.ts';
import { hello } from '#words/mail/emails.ts';
import { conditions, paymentTypes } from '#words/posts/catch-choices.ts';
import { priceWords } from '#words/posts/figures.ts';
import { condition, payment, quantity } from '#words/posts/posts.ts';
import { originOf } from '../core/origin.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { sendQueued } from '../mail/queued.ts';
import type { MailText } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { block } from '../messages/store/items.ts';
import { account } from '../people/store/items.ts';
import { isOnShow, type PostRecord } from '../posts/store/kinds.ts';
import { readPost } from '../posts/store/posts.ts';
import { faceWith } from '../site/store/face.ts';
import { showSpecies } from '../site/store/site-rules.ts';
import { getItems } from '../table/index.ts';
import type { PledgeNews, pledgeMail, postMail } from './jobs.ts';

/** The site for a person whose account names none. */
const DEFAULT_FACE = { catch: 'consumer', pledge: 'community' } as const;

/** Sends the email unless the post isn't on show, no site offers its kind, or a person left or blocked the other. */
export async function sendPostMail({ post, userId }: PayloadOf<typeof postMail>): Promise<void> {
  const { kind, postId, fishermanId } = post;
  const stored = await readPost(kind, postId);
  const [person, blocks, isBlocked] = await getItems([
    account.key({ userId }),
    block.key({ userId, blockedId: fishermanId }),
    block.key({ userId: fishermanId, blockedId: userId }),
  ]);
  if (!stored || !isOnShow(stored) || !person || blocks || isBlocked) return;
  const { email, name, flavour: own = DEFAULT_FACE[kind] } = person;
  const flavour = await faceWith(FEATURE_OF_KIND[kind], own);
  if (!flavour) return;
  const text = await postText(stored.record, name, flavour);
  await sendOnce(`${postId}#${userId}`, 'mail', { to: email, flavour, kind: 'pledges', ...text });
}

async function postText(record: PostRecord, name: string, flavour: Flavour): Promise<MailText> {
  const species = speciesName(await showSpecies(record, new Date()));
  return 'mealsPledged' in record
    ? pledgeText({ ...record, name, species, pledgeId: record.id }, flavour)
    : catchText({ ...record, species }, name, flavour);
}

export const sendPledgeMail = (mail: PayloadOf<typeof pledgeMail>): Promise<void> =>
  sendQueued(mail, pledgeText);

function pledgeText(
  { name, fishermanName, species, mealsPledged, pledgeId }: PledgeNews,
  flavour: Flavour,
): MailText {
  const title = words.pledged(fishermanName, mealsPledged);
  const path =
    pledgeId === undefined ? marketplacePath({ kind: 'pledge' }) : pagePath({ kind: 'pledge', id: pledgeId });
  return {
    subject: title,
    title,
    body: [
      hello(name),
      words.pledgedText(fishermanName, mealsPledged, species),
      { button: words.seePledge, url: `${originOf(flavour)}${path}` },
    ],
  };
}

type Catch = Pick<
  CatchCard,
  'id' | 'fishermanName' | 'location' | 'quantity' | 'condition' | 'paymentType' | 'amount' | 'unit'
> & { species: string };

function catchText(post: Catch, name: string, flavour: Flavour): MailText {
  const title = words.postedCatch(post.fishermanName, post.species);
  return {
    subject: title,
    title,
    body: [
      hello(name),
      words.postedCatchText(post.fishermanName, post.species, post.location),
      [
        [quantity, post.quantity],
        [condition, conditions[post.condition]],
        [payment, priceWords(post, paymentTypes.voluntary)],
      ],
      { button: words.seeCatch, url: `${originOf(flavour)}${pagePath({ kind: 'catch', id: post.id })}` },
    ],
  };
}
