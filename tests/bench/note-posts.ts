/** Notes the days of many posts at once: for who writes thousands that come in no stream. */
import { randomUUID } from 'node:crypto';
import { POST_ITEMS } from '#lambdas/posts/store/items.ts';
import { type ListedDay, NO_END, noteDay } from '#lambdas/sitemap/store/listed-days.ts';
import type { PostKind } from '#shared/posts/schemas.ts';

interface NewPost {
  kind: PostKind;
  record: { createdAt: string; offeredUntil?: string; availableUntil?: string };
}

export function daysOfPosts() {
  const days = new Map<string, Pick<ListedDay, 'day' | 'listed' | 'until'> & { list: string }>();
  return {
    add({ kind, record: { createdAt, offeredUntil, availableUntil } }: NewPost): void {
      const [list, day] = [POST_ITEMS[kind].listings.partition, createdAt.slice(0, 'YYYY-MM-DD'.length)];
      const { listed, until } = days.get(list + day) ?? { listed: 0, until: '' };
      const last = [until, offeredUntil ?? availableUntil ?? NO_END].sort().at(-1) ?? NO_END;
      days.set(list + day, { list, day, listed: listed + 1, until: last });
    },
    async write(now: Date): Promise<void> {
      for (const { list, day, listed, until } of days.values())
        await noteDay({ changeId: randomUUID(), list, day, added: listed, until }, now);
    },
  };
}
