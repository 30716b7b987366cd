import type { StoredMessage } from '../../messages/store/messages.ts';
import type { Account } from '../../people/store/users.ts';
import { accountKey, blockKey, mailboxOf, messageKey } from '../../table/keys.ts';
import { getItems } from '../../table/read.ts';
import type { Change } from '../../triggers/send-mails.ts';
import { messageLetter } from '../letters/message-letter.ts';
import { onceAnHour } from '../once-an-hour.ts';
import { sendOnce } from '../send-once.ts';

/** Tells who got a message, unless they have read it or blocked its sender meanwhile. */
export async function mailMessage({ id: changeId, after }: Change): Promise<void> {
  if (!after.pk.startsWith(mailboxOf(''))) return;
  const { card } = after as unknown as StoredMessage;
  if (!card.unread) return;
  const recipientId = after.pk.slice(mailboxOf('').length);
  const [account, copy, block] = await getItems([
    accountKey(recipientId),
    messageKey(recipientId, after.sk),
    blockKey(recipientId, card.other),
  ]);
  const message = copy as unknown as StoredMessage | undefined;
  if (!account || !message?.card.unread || block) return;
  const letter = messageLetter((account as unknown as Account).email, after.sk, message);
  const about = { userId: recipientId, conversationId: card.conversation ?? after.sk, changeId };
  await onceAnHour(about, () => sendOnce(changeId, 'message', letter));
}
