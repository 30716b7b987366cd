import { ButtonLink } from './button.tsx';
import { EmptyDock } from './drawings/empty-drawings.tsx';
import { EmptyState } from './empty-state.tsx';

interface AbsentPageProps {
  title: string;
  words: string;
  /** Leads to what there is. */
  link: { to: string; label: string };
}

/** Shown in place of a page whose subject does not exist, or not for the reader. */
export function AbsentPage({ title, words, link: { to, label } }: AbsentPageProps) {
  return (
    <div className="page py-6">
      <h1 className="text-2xl">{title}</h1>
      <EmptyState drawing={<EmptyDock />} words={words} action={<ButtonLink to={to}>{label}</ButtonLink>} />
    </div>
  );
}
