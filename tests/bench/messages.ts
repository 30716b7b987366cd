/** The cost of reading messages in DynamoDB, in a mailbox of ten and in one of ten thousand. */
import pLimit from 'p-limit';
import { ulid } from 'ulid';
import { getMessage, listConversation, listInbox } from '#lambdas/messages/store/messages.ts';
import { sendMessage } from '#lambdas/messages/store/send-message.ts';
import { MESSAGE_PREVIEW_LENGTH } from '#shared/limits.ts';
import { shorten } from '#shared/text/shorten.ts';
import { startTableAlone } from '#tests/support/cloud/table-alone.ts';
import { type Bench, keysOf, say, sized } from './bench.ts';
import { spentBy } from './capacity-meter.ts';

const FEW = 10;
const MANY = sized(10_000, 50);
/** People who write to one. */
const SENDERS = 50;
const WRITERS = 8;

const userAt = (index: number) => `5e4de200-0000-4000-8000-${String(index).padStart(12, '0')}`;
const RECIPIENT = userAt(9_999);

/** As long as people's are. */
const CONTENT =
  'Is there any of it left for Friday? I would take about 5 lb, whole is fine, and can be at the dock from four in the afternoon on.';

export const measureMessages: Bench = async function* () {
  await using _table = await startTableAlone();
  const ids = await writeMessages(0, FEW);
  const few = await measureAll(ids[0] ?? '');
  const from = performance.now();
  ids.push(...(await writeMessages(FEW, MANY)));
  say(`  ${MANY - FEW} messages sent in ${Math.round(performance.now() - from)} ms`);
  const many = await measureAll(ids.at(-1) ?? '');
  for (const page of keysOf(few)) {
    const [before, after] = [few[page], many[page]];
    yield { name: `messages.${page}.requests` as const, value: Math.max(before.requests, after.requests) };
    yield { name: `messages.${page}.units` as const, value: Math.max(before.units, after.units) };
  }
};

/** Half of them about a catch, half of them in conversations, half of them from people with a photo. Gives their ids. */
async function writeMessages(from: number, to: number): Promise<string[]> {
  const ids: string[] = [];
  const indexes = Array.from({ length: to - from }, (_, offset) => from + offset);
  await pLimit(WRITERS).map(indexes, async (index) => {
    const messageId = ulid(Date.now() - (MANY - index) * 1000);
    const conversation = index % 2 === 1 ? ids.at(-1) : undefined;
    ids.push(messageId);
    const copy = {
      card: {
        subject: 'Re: Is there any cod left for Friday?',
        preview: shorten(CONTENT, MESSAGE_PREVIEW_LENGTH),
        from: 'Christopher Montgomery',
        to: 'Ruth Alder',
        other: RECIPIENT,
        sent: true as const,
        ...(conversation !== undefined && { conversation }),
        ...(index % 4 < 2 && { catchId: messageId, catchLabel: 'Cod, 40 lb, gutted', catchPhoto: messageId }),
      },
      content: CONTENT,
    };
    const senderId = userAt(index % SENDERS);
    const senderPhoto = index % 8 < 4 ? messageId : undefined;
    await sendMessage(
      { messageId, senderId, recipientId: RECIPIENT, copy, senderPhoto, isBlocked: false },
      [],
    );
  });
  return ids;
}

async function measureAll(messageId: string) {
  const now = new Date();
  return {
    inbox: await spentBy(() => listInbox(RECIPIENT, { limit: 25 }, now)),
    message: await spentBy(() => getMessage(RECIPIENT, messageId)),
    conversation: await spentBy(() => listConversation(RECIPIENT, messageId, {}, now)),
  };
}
