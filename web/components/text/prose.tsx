import type { ReactNode } from 'react';

interface ProsePageProps {
  title: string;
  lead?: string;
  /** Decoration that adds nothing to the text. */
  picture?: ReactNode;
  children: ReactNode;
}

/** A text page: one column of comfortable width. */
export function ProsePage({ title, lead, picture, children }: ProsePageProps) {
  return (
    <article className="page flex flex-col gap-6 py-8">
      <header className="flex flex-col gap-6 md:flex-row md:items-center md:justify-between">
        <div className="flex max-w-read flex-col gap-3">
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          {lead && <p className="text-lg text-muted">{lead}</p>}
        </div>
        {picture && <div className="flex shrink-0 justify-center">{picture}</div>}
      </header>
      {children}
    </article>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex max-w-read flex-col gap-2">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

export function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Numbered steps. */
export function Steps({ items }: { items: readonly string[] }) {
  return (
    <ol className="flex flex-col gap-3">
      {items.map((item, index) => (
        <li key={item} className="flex gap-3">
          <span
            aria-hidden="true"
            className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent font-display font-bold text-accent-ink"
          >
            {index + 1}
          </span>
          <span className="pt-0.5">{item}</span>
        </li>
      ))}
    </ol>
  );
}

interface Column {
  title: string;
  words: string;
  drawing?: ReactNode;
}

/** A few short texts side by side. */
export function Columns({ items }: { items: readonly Column[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {items.map(({ title, words, drawing }) => (
        <li key={title} className="rounded-card border border-line bg-raised p-5">
          {drawing}
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1 text-muted">{words}</p>
        </li>
      ))}
    </ul>
  );
}
