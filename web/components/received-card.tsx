import { type ReactNode, useId } from 'react';
import { Badge } from './badge.tsx';
import { RelativeTime } from './relative-time.tsx';

interface ReceivedCardProps {
  title: string;
  /** Which kind it is. */
  kind: string;
  /** What was done at that time, such as "Received". */
  when: string;
  /** ISO 8601. */
  time: string;
  children: ReactNode;
}

/** Something that was sent in and is read in the dashboard. */
export function ReceivedCard({ title, kind, when, time, children }: ReceivedCardProps) {
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full flex-col gap-4 rounded-card border border-line bg-raised p-5"
    >
      <header className="flex flex-col gap-2">
        <h2 id={titleId} className="text-xl wrap-anywhere">
          {title}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Badge kind="quiet">{kind}</Badge>
          <span>
            {when} <RelativeTime time={time} />
          </span>
        </p>
      </header>
      {children}
    </article>
  );
}
