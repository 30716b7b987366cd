/** Messages between people (first document, section 5). */
import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';

export const pageTitle = 'Messages';
export const signInToRead = 'Please sign in to read your messages.';
export const notLoaded = 'Failed to load messages';
export const none = 'You have no messages yet.';
const messages = (count: number) => `${count} ${plural(count, { one: 'message', other: 'messages' })}`;
const conversations = (count: number) =>
  `${count} ${plural(count, { one: 'conversation', other: 'conversations' })}`;
/** The number of conversations is known only once all messages are loaded. */
export const counts = (shown: number, total: number, isWhole: boolean) =>
  isWhole ? `${conversations(shown)}, ${messages(total)}` : messages(total);
export const markAllRead = 'Mark all as read';
export const marking = 'Marking...';
export const unread = (count: number) => `${count} unread`;
export const search = 'Search messages';
export const found = (count: number, isWhole: boolean) => {
  if (count === 0) return isWhole ? 'No messages found' : 'No messages found among the newest';
  return `${isWhole ? '' : 'The newest '}${messages(count)} found`;
};
export const noneFound = 'No messages match your search';
export const clearSearch = 'Clear the search';
export const lookFurtherBack = 'Search older messages';
export const deleteMessage = 'Delete';
export const deleteMessageNamed = (name: string) => `Delete the message from ${isolated(name)}`;
export const deleteOwnMessage = 'Delete your message';
export const deleteMessageTitle = 'Delete this message?';
export const deleteConversation = 'Delete conversation';
export const deleteConversationTitle = 'Delete this conversation?';
export const deleteText = (name: string) =>
  `This permanently deletes your copy. ${isolated(name)} still has theirs.`;
export const deleting = 'Deleting...';
export const messageDeleted = 'Message deleted';
export const conversationDeleted = 'Conversation deleted';
export const deleteFailed = 'Failed to delete';
export const waiting = (count: number) =>
  `${count} ${plural(count, { one: 'new message', other: 'new messages' })}`;
export const showEarlier = 'Show earlier messages';
export const isNew = 'New';
export const sentTo = 'To <name>name</name> · <time>time</time>';
export const sentFrom = 'From <name>name</name> · <time>time</time>';
export const withPerson = (name: string) => `With ${isolated(name)}`;
export const previewOfOwn = (preview: string) => `You: ${preview}`;

/** The title of the page until the message's subject is known. */
export const onePageTitle = 'Message';
export const notFound = 'Message not found';
export const backToAll = 'Back to messages';
export const about = (catchLabel: string) => `About ${catchLabel}`;
export const aCatch = 'a catch';
export const reply = 'Reply';
export const sendReply = 'Send reply';
export const conversation = 'Conversation';
export const you = 'You';

export const sendMessage = 'Send Message';
export const signInToSend = 'Sign in to send a message';
export const messageTo = (name: string) => `Message to ${isolated(name)}`;
export const send = 'Send';
/** Each fills in the text of a message about a catch. */
export const quickQuestions = ['Still available?', 'Where can I pick it up?'];
export const askQuickly = 'Quick questions';
export const sent = 'Message sent successfully';
export const notSent = 'Failed to send message';

export const blockedPeople = 'Blocked people';
export const showMoreBlocked = 'Show more';
export const block = 'Block';
export const blockName = (name: string) => `Block ${isolated(name)}`;
export const blockTitle = (name: string) => `Block ${isolated(name)}?`;
export const blockText =
  'You can no longer write to each other, and your open reservations with each other are canceled. We do not tell them that you blocked them. You can unblock them later.';
export const blocking = 'Blocking...';
export const blocked = (name: string) => `${isolated(name)} is blocked`;
export const unblockName = (name: string) => `Unblock ${isolated(name)}`;
export const unblocking = 'Unblocking...';
export const unblocked = (name: string) => `${isolated(name)} can write to you again`;
export const blockFailed = 'That did not work. Please try again.';
