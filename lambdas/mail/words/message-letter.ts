import { shorten } from '#shared/shorten.ts';
import type { StoredMessage } from '../../messages/store/items.ts';
import type { Letter } from '../send-mail.ts';
import { originOf } from '../site.ts';

/** Characters of a message in the mail about it. */
const EXCERPT = 500;

/** To who got a message: somebody wrote. */
export function messageLetter(to: string, messageId: string, { card, content }: StoredMessage): Letter {
  const flavour = 'consumer';
  const facts: [string, string][] = [['Subject', card.subject]];
  if (card.catchLabel !== undefined) facts.push(['About', card.catchLabel]);
  return {
    to,
    kind: 'messages',
    flavour,
    subject: `${card.from}: ${card.subject}`,
    title: `${card.from} wrote to you`,
    body: [
      facts,
      { quote: shorten(content, EXCERPT) },
      { button: 'Read and answer', url: `${originOf(flavour)}/messages/${messageId}` },
      'Answer on the site: an answer to this mail reaches nobody.',
    ],
  };
}
