import { partNeedsScript } from '#words/app/components.ts';

/**
 * Shown without JavaScript in place of content that only a script loads, or at the end of a list that only a script
 * continues. The script leaves the text as the server wrote it, so that it need not contain it.
 */
export function NeedsScript() {
  return (
    <p data-without-script suppressHydrationWarning className="py-4 text-muted">
      {import.meta.env.SSR ? partNeedsScript : ''}
    </p>
  );
}
