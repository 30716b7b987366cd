import { type ReactNode, useId } from 'react';
import { Written } from '../text/written.tsx';

interface TitledCardProps {
  title: ReactNode;
  /** The level of its heading: 2 by default, 3 inside a part of the page with its own heading. */
  level?: 2 | 3;
  /** Next to the title. */
  head: ReactNode;
  children: ReactNode;
}

/** An item of a list in the dashboard. Its title names it for people who can't see where it begins. */
export function TitledCard({ title, level = 2, head, children }: TitledCardProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full flex-col gap-4 rounded-card border border-line bg-raised p-5"
    >
      <header className="flex flex-col gap-2">
        <Heading id={titleId} className="text-xl wrap-anywhere">
          <Written>{title}</Written>
        </Heading>
        {head}
      </header>
      {children}
    </article>
  );
}
