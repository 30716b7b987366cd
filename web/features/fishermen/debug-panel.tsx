import { useEffect, useState } from 'react';
import { type Fact, Facts } from '../../components/facts.tsx';
import type { ApiError } from '../../lib/api-client.ts';
import { FLAVOUR } from '../../lib/flavour.ts';
import type { NearPlace } from '../../lib/near-me/near-place.ts';
import { loadSiteConfig } from '../../lib/site-config.ts';

interface DebugPanelProps {
  loaded: number;
  hasMore: boolean;
  near: NearPlace | undefined;
  error: ApiError | undefined;
}

/** What helps whoever develops the directory; nothing of a person, and nothing on the site that the public uses. */
export default function DebugPanel({ loaded, hasMore, near, error }: DebugPanelProps) {
  const stage = useStage();
  const [last, setLast] = useState<string>();
  useEffect(() => {
    if (error) setLast(`${error.code} (${error.status ?? 'no answer'}): ${error.message}`);
  }, [error]);
  if (stage === undefined || stage === 'prod') return null;
  const facts: Fact[] = [
    ['Flavour', FLAVOUR],
    ['Stage', stage],
    ['Listed', 'fishermen with a pledge on show'],
    ['Shown', `${loaded}${hasMore ? ', there are more' : ', which is all'}`],
    ['Position from', sourceOf(near)],
    ['Asked by', near ? 'grid cell; distance worked out in this page' : 'no place'],
    ['Last error', last ?? 'none'],
  ];
  return (
    <details className="rounded-card border border-dashed border-edge p-4 text-sm">
      <summary className="min-h-6 font-semibold">Debug information</summary>
      <Facts facts={facts} className="mt-3" />
    </details>
  );
}

function sourceOf(near: NearPlace | undefined): string {
  if (!near) return 'nowhere: no place was asked for';
  if (!near.isKnown) return 'the default centre: the place is not known';
  return near.near === 'me' ? 'this browser' : 'a ZIP code or town';
}

/** Undefined until it is known, and where the deployment does not say. */
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
