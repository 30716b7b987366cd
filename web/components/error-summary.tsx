import { useEffect, useRef } from 'react';
import type { FieldIssue } from '#shared/contract/errors.ts';

interface ErrorSummaryProps {
  issues: readonly FieldIssue[];
  /** The id of the input that a path names. */
  idOf(path: string): string;
}

/** What is wrong with a long form, at its top. Takes the focus when it appears, so that nobody misses it. */
export function ErrorSummary({ issues, idOf }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = issues.map((issue) => issue.path).join(' ');
  useEffect(() => {
    if (shown !== '') box.current?.focus();
  }, [shown]);
  if (issues.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className="rounded-card border-2 border-bad bg-bad-ground p-4">
      <h2 className="text-lg text-bad">
        Please check {issues.length === 1 ? 'this' : 'these'} before going on
      </h2>
      <ul className="mt-2 flex flex-col gap-1">
        {issues.map(({ path, message }) => (
          <li key={path}>
            <a
              href={`#${idOf(path)}`}
              className="inline-flex min-h-8 items-center font-medium text-bad underline"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(idOf(path))?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
