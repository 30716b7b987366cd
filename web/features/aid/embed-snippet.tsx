import * as words from '#words/embed.ts';
import { Button } from '../../components/button.tsx';
import { toast } from '../../components/toast.tsx';
import { useOrigin } from '../../lib/use-origin.ts';

/** The lines by which a partner shows pledges on a site of their own. */
export function EmbedSnippet() {
  const lines = words.snippet(useOrigin());
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines);
      toast({ kind: 'good', title: words.copied });
    } catch {
      toast({ kind: 'bad', ...words.copyFailed });
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <p>{words.howTo}</p>
      <code className="wrap-anywhere block select-all rounded-card border border-line bg-raised p-4 font-mono text-sm">
        {lines}
      </code>
      <Button variant="secondary" className="self-start" onClick={copy}>
        {words.copy}
      </Button>
    </div>
  );
}
