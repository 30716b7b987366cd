import { type ReactNode, useEffect } from 'react';
import * as words from '#words/holds/hold-pages.ts';
import { dropCode } from '../../lib/handovers/store.ts';

interface HoldDetailProps {
  hold: { id: string; reason?: string | undefined };
  /** The reader's user id. */
  userId: string;
  isOpen: boolean;
  title: string;
  badge: ReactNode;
  /** Its state in plain words. */
  standing: string;
  /** Below the state. */
  children: ReactNode;
  /** Facts and further actions, beside it on wide screens. */
  aside: ReactNode;
}

/** One claim or reservation with all its facts and the reader's actions. */
export function HoldDetail({
  hold,
  userId,
  isOpen,
  title,
  badge,
  standing,
  children,
  aside,
}: HoldDetailProps) {
  const { id, reason } = hold;
  useEffect(() => {
    if (!isOpen) void dropCode(userId, id);
  }, [isOpen, userId, id]);
  return (
    <article className="grid items-start gap-x-12 gap-y-5 lg:grid-cols-[3fr_2fr]">
      <div className="flex max-w-form flex-col gap-5">
        <header className="grid justify-items-start gap-2">
          <h1 className="text-2xl">{title}</h1>
          {badge}
        </header>
        <div className="grid gap-1">
          <p className="text-lg">{standing}</p>
          {reason !== undefined && <p className="text-muted">{words.because(reason)}</p>}
        </div>
        {children}
      </div>
      <div className="grid gap-3">{aside}</div>
    </article>
  );
}
