import { partNeedsScript } from '#words/app/components.ts';

/**
 * Shown without JavaScript in place of content that only a script loads, or at the end of a list that only a script
 * continues.
 */
export function NeedsScript() {
  return (
    <p data-without-script className="py-4 text-muted">
      {partNeedsScript}
    </p>
  );
}
