import type { ReactNode } from 'react';

/** The body of a part of a person's page. */
export function Card({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5">{children}</div>;
}
