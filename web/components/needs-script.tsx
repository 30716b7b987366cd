import { partNeedsScript } from '#words/app/components.ts';

/** Where something is loading that only a script loads, or a list goes on that only a script reads on: said where there is none. */
export function NeedsScript() {
  return (
    <p data-without-script className="py-4 text-muted">
      {partNeedsScript}
    </p>
  );
}
