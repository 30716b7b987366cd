/** What reading messages costs in DynamoDB, in a mailbox of ten and in one of ten thousand. */
import pLimit from 'p-limit';
import { ulid } from 'ulid';
import { MESSAGE_PREVIEW_LENGTH } from '#shared/limits.ts';
import { shorten } from '#shared/text/shorten.ts';
import { startTableAlone } from '#tests/support/table-alone.ts';
import { type Bench, keysOf, say, sized } from './bench.ts';
import { type CapacityMeter, meterCapacity } from './capacity-meter.ts';

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
  const repositories = await openRepositories();
  const meter = meterCapacity(repositories.tableClient);
  const ids = await writeMessages(repositories, 0, FEW);
  const few = await measureAll(meter, repositories, ids[0] ?? '');
  const from = performance.now();
  ids.push(...(await writeMessages(repositories, FEW, MANY)));
  say(`  ${MANY - FEW} messages sent in ${Math.round(performance.now() - from)} ms`);
  const many = await measureAll(meter, repositories, ids.at(-1) ?? '');
  for (const page of keysOf(few)) {
    const [before, after] = [few[page], many[page]];
    yield { name: `messages.${page}.requests` as const, value: Math.max(before.requests, after.requests) };
    yield { name: `messages.${page}.units` as const, value: Math.max(before.units, after.units) };
  }
};

type Repositories = Awaited<ReturnType<typeof openRepositories>>;

/** Loaded once the variables they read are set. */
async function openRepositories() {
  return {
    ...(await import('#lambdas/messages/store/messages.ts')),
    ...(await import('#lambdas/messages/store/send-message.ts')),
    ...(await import('#lambdas/table/client.ts')),
    ...(await import('#lambdas/table/index.ts')),
  };
}

/** Half of them about a catch, half of them in conversations, half of them from people with a photo. Gives their ids. */
async function writeMessages({ sendMessage }: Repositories, from: number, to: number): Promise<string[]> {
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

async function measureAll(meter: CapacityMeter, data: Repositories, messageId: string) {
  const now = new Date();
  return {
    inbox: await meter.measure(() => data.listInbox(RECIPIENT, { limit: 25 }, now)),
    message: await meter.measure(() => data.getMessage(RECIPIENT, messageId)),
    conversation: await meter.measure(() => data.listConversation(RECIPIENT, messageId, {}, now)),
  };
}
