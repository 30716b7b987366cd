import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { Read } from '../../components/read.tsx';
import type { ApiError } from '../../lib/api/api-client.ts';
import { CardList } from '../../parts/posts/post-card.tsx';

/** How many of each kind a profile shows. */
export const NEWEST = 3;

interface NewestPostsProps<T> {
  title: string;
  answer: {
    data: { items: T[]; nextCursor?: string | undefined } | undefined;
    error: ApiError | undefined;
    mutate(): unknown;
  };
  failure: string;
  /** The link to all of them. */
  all: { to: string; words: string };
  renderCard(post: T): ReactNode;
}

/** A person's newest posts. Renders nothing if there are none. */
export function NewestPosts<T>({ title, answer, failure, all, renderCard }: NewestPostsProps<T>) {
  const { data } = answer;
  if (data?.items.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{title}</h2>
      <Read of={answer} failed={failure}>
        {({ items }) => <CardList label={title}>{items.map(renderCard)}</CardList>}
      </Read>
      {data?.nextCursor !== undefined && (
        <ButtonLink to={all.to} variant="quiet" className="-ml-4 self-start">
          {all.words}
        </ButtonLink>
      )}
    </section>
  );
}
