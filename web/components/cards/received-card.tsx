import type { ReactNode } from 'react';
import { Badge } from '../badge.tsx';
import { RelativeTime } from '../text/relative-time.tsx';
import { TitledCard } from './titled-card.tsx';

interface ReceivedCardProps {
  title: string;
  /** The kind of item. */
  kind: string;
  /** The event at that time, such as "Received". */
  when: string;
  /** ISO 8601. */
  time: string;
  children: ReactNode;
}

/** An item that was sent in and is read in the dashboard. */
export function ReceivedCard({ title, kind, when, time, children }: ReceivedCardProps) {
  const head = (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <Badge kind="quiet">{kind}</Badge>
      <span>
        {when} <RelativeTime time={time} />
      </span>
    </p>
  );
  return (
    <TitledCard title={title} head={head}>
      {children}
    </TitledCard>
  );
}
