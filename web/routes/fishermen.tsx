import { Suspense } from 'react';
import { DirectoryList, DirectorySkeleton } from '../features/fishermen/directory-list.tsx';
import { PlaceControl } from '../features/fishermen/place-control.tsx';
import { useDirectory } from '../features/fishermen/use-directory.ts';
import { usePlace } from '../features/fishermen/use-place.ts';
import { FLAVOUR } from '../lib/flavour.ts';
import type { Here } from '../lib/here.ts';
import { lazyWithStyles } from '../lib/lazy-with-styles.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

const DebugPanel = lazyWithStyles(() => import('../features/fishermen/debug-panel.tsx'));

const TITLES = { community: 'Community Fishermen', consumer: 'Local Fishermen' };

/** Query: `near`, the place to look around. */
export default function Fishermen() {
  const title = TITLES[FLAVOUR];
  usePageTitle(title);
  const place = usePlace();
  return (
    <div className="page flex flex-col gap-5 py-6">
      <h1 className="text-2xl">{title}</h1>
      <PlaceControl {...place} />
      {place.isLost ? <DirectorySkeleton /> : <Directory here={place.here} onClear={place.clear} />}
    </div>
  );
}

function Directory({ here, onClear }: { here: Here | undefined; onClear(): void }) {
  const directory = useDirectory(here);
  const { fishermen, hasMore, error } = directory;
  return (
    <>
      <DirectoryList directory={directory} here={here} onClear={onClear} />
      {FLAVOUR === 'community' && (
        <Suspense>
          <DebugPanel loaded={fishermen.length} hasMore={hasMore} here={here} error={error} />
        </Suspense>
      )}
    </>
  );
}
