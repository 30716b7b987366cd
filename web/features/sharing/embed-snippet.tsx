import * as words from '#words/sharing/embed.ts';
import { CopyableText } from '../../components/text/copyable-text.tsx';
import { useOrigin } from '../../lib/navigation/use-origin.ts';

const { copy, copied, copyFailed } = words;

/** The code that partners put on their own site to show pledges. */
export function EmbedSnippet() {
  const lines = words.snippet(useOrigin());
  return (
    <div className="flex flex-col gap-3">
      <p>{words.howTo}</p>
      <CopyableText text={lines} words={{ copy, copied, copyFailed }}>
        <code className="wrap-anywhere block select-all rounded-card border border-line bg-raised p-4 font-mono text-sm">
          {lines}
        </code>
      </CopyableText>
    </div>
  );
}
