import { type ReactNode, useId } from 'react';
import { Written } from '../text/written.tsx';

interface TitledCardProps {
  title: ReactNode;
  /** Of its heading: 2 by default, 3 where it stands in a part of the page that has one. */
  level?: 2 | 3;
  /** Stands beside the title. */
  head: ReactNode;
  children: ReactNode;
}

/** One of a list in the dashboard, which its title names for who cannot see where it begins. */
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
