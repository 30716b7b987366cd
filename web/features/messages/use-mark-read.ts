import { useEffect, useRef } from 'react';
import { markMessageRead } from '#shared/messages/endpoints.ts';
import { call } from '../../lib/api/api-client.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import { useSession } from '../../lib/session/session.tsx';

/** Marks what is shown as read: each once, again when it failed and the page is opened anew. */
export function useMarkRead(messages: readonly { id: string; isRead: boolean }[]): void {
  const session = useSession();
  const invalidate = useInvalidate();
  const done = useRef(new Set<string>());
  const unread = messages.filter(({ id, isRead }) => !isRead && !done.current.has(id)).map(({ id }) => id);
  const key = unread.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say all
  useEffect(() => {
    if (unread.length === 0) return;
    for (const id of unread) done.current.add(id);
    const marks = unread.map((messageId) => call(markMessageRead, { params: { messageId } }));
    void Promise.allSettled(marks).then(() => {
      invalidate('message');
      return session.refresh();
    });
  }, [key]);
}
