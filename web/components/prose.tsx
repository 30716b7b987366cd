import type { ReactNode } from 'react';

/** A page to read: one column of comfortable width. */
export function ProsePage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <article className="page flex flex-col gap-6 py-8">
      <header className="flex max-w-read flex-col gap-3">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        {lead && <p className="text-lg text-muted">{lead}</p>}
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

/** A few short texts side by side. */
export function Columns({ items }: { items: readonly { title: string; words: string }[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {items.map(({ title, words }) => (
        <li key={title} className="rounded-card border border-line bg-raised p-5">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1 text-muted">{words}</p>
        </li>
      ))}
    </ul>
  );
}
