import type { ReactNode } from 'react';
import { Section } from '../../components/section.tsx';

export function Card({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5">{children}</div>;
}

/** A part of a person's page. */
export function CardSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <Card>{children}</Card>
    </Section>
  );
}
