import { PRODUCT_NAME } from '#shared/flavours.ts';
import type { ReportAction } from '#shared/reports/schemas.ts';
import type { Letter } from '../send-mail.ts';

type Words = Pick<Letter, 'subject' | 'title'> & { body: string[] };

/** What the reported person is told of; never who reported. */
const WORDS: Partial<Record<ReportAction, Words>> = {
  warn: {
    subject: `A warning about your ${PRODUCT_NAME} account`,
    title: 'A warning',
    body: [
      'Somebody reported something that you wrote or posted, and we found that it does not belong here.',
      'Please keep to what helps fishermen and their neighbours. If it happens again, we may suspend your account.',
    ],
  },
  suspend: {
    subject: `Your ${PRODUCT_NAME} account is suspended`,
    title: 'Your account is suspended',
    body: [
      'After a report about what you wrote or posted, you cannot post, change or send anything for now, and what you posted is not shown.',
    ],
  },
  lift_suspension: {
    subject: `Your ${PRODUCT_NAME} account is not suspended any more`,
    title: 'The suspension has ended',
    body: ['You can post and write again, and what you posted is shown again.'],
  },
  hide_post: {
    subject: `A post of yours on ${PRODUCT_NAME} was hidden`,
    title: 'A post of yours was hidden',
    body: ['After a report we have hidden one of your posts. You find it among your own posts.'],
  },
};

/** To the reported person, about what an administrator did; undefined for what does not concern them. */
export function moderationLetter(
  to: string,
  { action, note }: { action: ReportAction; note?: string | undefined },
  mailbox: string,
): Letter | undefined {
  const words = WORDS[action];
  if (!words) return undefined;
  const { body, ...rest } = words;
  return {
    to,
    flavour: 'consumer',
    ...rest,
    body: [...body, ...(note ? [{ quote: note }] : []), `If you think this is wrong, write to ${mailbox}.`],
  };
}
