import { listMessages, markMessageRead } from '#shared/messages/endpoints.ts';
import * as words from '#words/messages/messages.ts';
import { ActionButton } from '../../components/overlays/action-button.tsx';
import { call } from '../../lib/api/api-client.ts';

/** Messages in a page, the most that the API returns at once. */
const PAGE = '100';

interface MarkAllReadProps {
  /** The total number of unread messages. */
  unread: number;
  onMarked(): unknown;
}

/** Marks all unread messages as read, also those that the list has not loaded yet. */
export function MarkAllRead({ unread, onMarked }: MarkAllReadProps) {
  if (unread < 2) return null;
  const markAll = async () => {
    // Messages that could not be marked or found stay unread, and the button stays too.
    await markNewest(unread).catch(() => undefined);
    await onMarked();
  };
  return (
    <ActionButton variant="quiet" busy={words.marking} action={markAll}>
      {words.markAllRead}
    </ActionButton>
  );
}

/** One after the other, because each decrements the same count. Reads the list until `unread` were found, or to its end. */
async function markNewest(unread: number): Promise<void> {
  let left = unread;
  let cursor: string | undefined;
  do {
    const query = { limit: PAGE, ...(cursor !== undefined && { cursor }) };
    const page = await call(listMessages, { query });
    for (const { id: messageId, isRead } of page.items) {
      if (isRead) continue;
      left--;
      await call(markMessageRead, { params: { messageId } }).catch(() => undefined);
    }
    cursor = page.nextCursor;
  } while (left > 0 && cursor !== undefined);
}
