import { useEffect, useState } from 'react';
import * as words from '#words/fishermen/debug.ts';
import { type Fact, Facts } from '../../components/facts.tsx';
import type { ApiError } from '../../lib/api/api-client.ts';
import type { NearPlace } from '../../lib/near-me/near-place.ts';
import { FLAVOUR } from '../../lib/site/flavour.ts';
import { loadSiteConfig } from '../../lib/site/site-config.ts';

interface DebugPanelProps {
  loaded: number;
  hasMore: boolean;
  near: NearPlace | undefined;
  error: ApiError | undefined;
}

/** Debug information for developers of the directory, without personal data. Not shown in production. */
export default function DebugPanel({ loaded, hasMore, near, error }: DebugPanelProps) {
  const stage = useStage();
  const [last, setLast] = useState<string>();
  useEffect(() => {
    if (error) setLast(words.error(error.code, error.status, error.message));
  }, [error]);
  if (stage === undefined || stage === 'prod') return null;
  const facts: Fact[] = [
    [words.flavour, FLAVOUR],
    [words.stage, stage],
    [words.listed, words.listedAre],
    [words.shown, words.shownAre(loaded, hasMore)],
    [words.positionFrom, sourceOf(near)],
    [words.askedBy, near ? words.gridCell : words.noPlace],
    [words.lastError, last ?? words.noError],
  ];
  return (
    // It covers the space before the footer, so that nothing moves when it appears.
    <details className="absolute inset-x-4 -bottom-14 z-10 rounded-card border border-dashed border-edge bg-surface p-4 text-sm open:top-full open:bottom-auto">
      <summary className="min-h-11 py-2.5 font-semibold">{words.title}</summary>
      <Facts facts={facts} className="mt-3" />
    </details>
  );
}

function sourceOf(near: NearPlace | undefined): string {
  if (!near) return words.nowhere;
  if (!near.isKnown) return words.defaultCentre;
  return near.near === 'me' ? words.thisBrowser : words.named;
}

/** Undefined until it has loaded, or if the deployment does not name one. */
function useStage(): string | undefined {
  const [stage, setStage] = useState<string>();
  useEffect(() => {
    loadSiteConfig().then(
      (config) => setStage(config.stage),
      () => undefined,
    );
  }, []);
  return stage;
}
