import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { errorSummary } from '#words/general/form.ts';
import { Icon } from '../drawings/icons.tsx';

interface ErrorSummaryProps {
  issues: readonly { path: string; message: string }[];
  /** Returns the id of the control that an issue is about. */
  idOf(path: string): string;
  /** How often the form was submitted. Each time the issues are shown again. */
  attempt?: number;
}

/**
 * All issues with a long form, at its top. The first invalid field gets the focus as soon as there are issues, and
 * after each further attempt.
 */
export function ErrorSummary({ issues, idOf, attempt }: ErrorSummaryProps) {
  const headingId = useId();
  const box = useRef<HTMLElement>(null);
  const first = issues[0]?.path;
  const hadIssues = useRef(false);
  const lastAttempt = useRef(attempt);

  useEffect(() => {
    const isNew = first !== undefined && (!hadIssues.current || lastAttempt.current !== attempt);
    hadIssues.current = first !== undefined;
    lastAttempt.current = attempt;
    if (!isNew) return;
    const field = document.getElementById(idOf(first));
    (field ?? box.current)?.focus();
  }, [first, idOf, attempt]);

  if (issues.length === 0) return null;
  const go = (event: MouseEvent, path: string) => {
    const field = document.getElementById(idOf(path));
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.scrollIntoView({ block: 'center' });
  };
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="animate-appear rounded-card border-2 border-bad bg-raised p-4"
    >
      <h2 id={headingId} className="flex items-center gap-2 text-lg">
        <Icon name="alert" className="size-6 text-bad" />
        {errorSummary(issues.length)}
      </h2>
      <ul className="mt-2 grid list-disc gap-1 pl-6 marker:text-bad">
        {issues.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <a href={`#${idOf(path)}`} onClick={(event) => go(event, path)} className="text-link">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
