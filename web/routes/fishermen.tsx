import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { titles } from '#words/fishermen.ts';
import { useNearMe } from '../components/use-near-me.ts';
import { DirectoryList, DirectorySkeleton } from '../features/fishermen/directory-list.tsx';
import { PlaceControl } from '../features/fishermen/place-control.tsx';
import { useDirectory } from '../features/fishermen/use-directory.ts';
import { FLAVOUR } from '../lib/flavour.ts';
import { lazyWithStyles } from '../lib/lazy-with-styles.ts';
import type { NearPlace } from '../lib/near-me/near-place.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

const DebugPanel = lazyWithStyles(() => import('../features/fishermen/debug-panel.tsx'));

/** Query: `near`, the place to look around. */
export default function Fishermen() {
  const title = titles[FLAVOUR];
  usePageTitle(title);
  const [params, setParams] = useSearchParams();
  const near = useNearMe({
    near: params.get('near')?.trim() || undefined,
    setNear: (next, options) => setParams(next === undefined ? {} : { near: next }, options),
    what: 'fishermen',
    acceptsUnknown: true,
  });
  return (
    <div className="page flex flex-col gap-5 py-6">
      <h1 className="text-2xl">{title}</h1>
      <PlaceControl {...near} />
      {near.isLost ? <DirectorySkeleton /> : <Directory near={near.place} onClear={near.clear} />}
    </div>
  );
}

function Directory({ near, onClear }: { near: NearPlace | undefined; onClear(): void }) {
  const directory = useDirectory(near);
  const { fishermen, hasMore, error } = directory;
  return (
    <>
      <DirectoryList directory={directory} near={near} onClear={onClear} />
      {FLAVOUR === 'community' && (
        <Suspense>
          <DebugPanel loaded={fishermen.length} hasMore={hasMore} near={near} error={error} />
        </Suspense>
      )}
    </>
  );
}
