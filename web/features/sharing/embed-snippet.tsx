import * as words from '#words/sharing/embed.ts';
import { Button } from '../../components/button.tsx';
import { copyText } from '../../components/text/copy-text.ts';
import { useOrigin } from '../../lib/navigation/use-origin.ts';

const { copied, copyFailed } = words;

/** The lines by which a partner shows pledges on a site of their own. */
export function EmbedSnippet() {
  const lines = words.snippet(useOrigin());
  return (
    <div className="flex flex-col gap-3">
      <p>{words.howTo}</p>
      <code className="wrap-anywhere block select-all rounded-card border border-line bg-raised p-4 font-mono text-sm">
        {lines}
      </code>
      <Button
        data-needs-script
        variant="secondary"
        className="self-start"
        onClick={() => void copyText(lines, { copied, copyFailed })}
      >
        {words.copy}
      </Button>
    </div>
  );
}
