import type { MessageCard } from '#shared/messages/schemas.ts';

/** A message and its replies, represented by the newest one loaded so far. */
export interface Conversation {
  newest: MessageCard;
  isNew: boolean;
}

/** @param messages newest first */
export function conversationsOf(messages: readonly MessageCard[]): Conversation[] {
  const found = new Map<string, Conversation>();
  for (const message of messages) {
    const known = found.get(message.conversationId);
    if (known) known.isNew ||= !message.isRead;
    else found.set(message.conversationId, { newest: message, isNew: !message.isRead });
  }
  return [...found.values()];
}

/** The other person in the conversation. */
export function otherOf(
  message: Pick<MessageCard, 'senderId' | 'senderName' | 'recipientId' | 'recipientName'>,
  me: string,
): { userId: string; name: string } {
  return message.senderId === me
    ? { userId: message.recipientId, name: message.recipientName }
    : { userId: message.senderId, name: message.senderName };
}

/** Removes duplicates and sorts, oldest first: ids grow with time. */
export function inOrderOfTime<T extends { id: string }>(messages: readonly T[]): T[] {
  const byId = new Map(messages.map((each) => [each.id, each]));
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
