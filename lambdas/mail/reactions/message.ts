import { block, message as messageItem, type StoredMessage } from '../../messages/store/items.ts';
import type { Account } from '../../people/store/items.ts';
import { accountKey } from '../../table/keys.ts';
import { getItems } from '../../table/read.ts';
import type { Change } from '../../triggers/send-mails.ts';
import { messageLetter } from '../letters/message-letter.ts';
import { onceAnHour } from '../once-an-hour.ts';
import { sendOnce } from '../send-once.ts';

/** Tells who got a message, unless they have read it or blocked its sender meanwhile. */
export async function mailMessage({ id: changeId, after }: Change): Promise<void> {
  const inserted = messageItem.match(after);
  if (!inserted) return;
  const { card } = after as unknown as StoredMessage;
  if (!card.unread) return;
  const recipientId = inserted.userId;
  const [account, message, blocked] = await getItems([
    accountKey(recipientId),
    messageItem.key(inserted),
    block.key({ userId: recipientId, blockedId: card.other }),
  ]);
  if (!account || !message?.card.unread || blocked) return;
  const letter = messageLetter((account as unknown as Account).email, after.sk, message);
  const about = { userId: recipientId, conversationId: card.conversation ?? after.sk, changeId };
  await onceAnHour(about, () => sendOnce(changeId, 'message', letter));
}
