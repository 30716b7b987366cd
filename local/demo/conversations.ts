/** Recent messages of the demo's buyer, some of them unread. */
import { createMessage, listMessages } from '#shared/messages/endpoints.ts';
import { listCatches } from '#shared/posts/catches/endpoints.ts';
import type { PersonKey } from './people.ts';
import { type Crew, memberOf } from './posts.ts';

interface DemoQuestion {
  to: PersonKey;
  species: string;
  subject: string;
  content: string;
  reply?: string;
}

const QUESTIONS: readonly DemoQuestion[] = [
  {
    to: 'silas',
    species: 'tuna',
    subject: 'Five pounds of loin',
    content: 'Could you cut five pounds for Friday? I would come out on the noon train.',
    reply: 'I can. Call from the station and I will meet you at the ice house.',
  },
  {
    to: 'ruth',
    species: 'lobster',
    subject: 'A dozen lobsters',
    content: 'Are there a dozen left? We are at the wharf at four.',
  },
];

/** Skips catches that the buyer has already written about. */
export async function writeMessages(crew: Crew): Promise<void> {
  const { visitor: buyer, userId: buyerId } = memberOf(crew, 'buyer');
  const { items: written } = await buyer.call(listMessages, { query: { limit: '100' } });
  for (const [index, { to, species, subject, content, reply }] of QUESTIONS.entries()) {
    if (written.some((message) => message.subject === subject)) continue;
    const { visitor: fisherman, userId: recipientId } = memberOf(crew, to);
    const { items } = await buyer.call(listCatches, { query: { fisherman: recipientId, limit: '100' } });
    const catchId = items.find((each) => each.species === species)?.id;
    const asked = await buyer.call(createMessage, {
      body: { recipientId, subject, content, catchId },
      idempotencyKey: `demo-question-${index + 1}`,
    });
    if (reply === undefined) continue;
    await fisherman.call(createMessage, {
      body: { recipientId: buyerId, subject, content: reply, replyTo: asked.id },
      idempotencyKey: `demo-reply-${index + 1}`,
    });
  }
}
