/** At most one mail about a conversation in an hour, for each of the two. */
import { HOUR } from '#shared/limits.ts';
import { absent, any, atMost, equals, onlyIf, put, remove, write, writeIf } from '../table/index.ts';
import { conversationMail } from './store/items.ts';

interface Conversation {
  userId: string;
  conversationId: string;
  /** The change that asks for the mail: its repeats are the same one. */
  changeId: string;
}

/**
 * Runs `send` unless another change had a mail about this conversation within the hour.
 * @throws what `send` throws; the hour is then free again
 */
export async function onceAnHour(about: Conversation, send: () => Promise<void>): Promise<void> {
  const { userId, conversationId, changeId } = about;
  const params = { userId, conversationId };
  const now = Date.now();
  const isFree = any(absent, atMost('expiresAt', Math.floor(now / 1000)), equals('changeId', changeId));
  const mark = conversationMail.item(params, { changeId, expiresAt: Math.floor((now + HOUR) / 1000) });
  if (!(await writeIf(put(mark, onlyIf(isFree))))) return;
  try {
    await send();
  } catch (error) {
    await write(remove(conversationMail.key(params)));
    throw error;
  }
}
