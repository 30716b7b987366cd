import { type ComponentProps, type ComponentType, Suspense, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { isShown } from '#shared/site/banner.ts';
import { lazyPart, loadPart, loadStyles } from '../../lib/first-paint/lazy-with-styles.ts';
import { useIsHydrated } from '../../lib/first-paint/use-is-hydrated.ts';
import { site, useSite } from '../../lib/site/site.ts';
import { useNow } from '../../lib/time/use-now.ts';

// Most sites have no announcement most of the time.
const load = () => import('./announcement-bar.tsx');
type Props = ComponentProps<Awaited<ReturnType<typeof load>>['default']>;
let AnnouncementBar: ComponentType<Props> = lazyPart(load);

/**
 * Loads its code if the site has one, so that it does not move a page that is already shown. Even a lazy part whose
 * code is there is missing from the first render.
 */
export async function prepareAnnouncement(): Promise<void> {
  if (site.get().banner) [{ default: AnnouncementBar }] = await Promise.all([loadPart(load), loadStyles()]);
}

/** The administrators' announcement. It appears and disappears with a navigation only, so that a page never moves while somebody reads it. */
export function Announcement() {
  const { key } = useLocation();
  const renderedAt = useNow();
  const isHydrated = useIsHydrated();
  const { banner: known } = useSite();
  // biome-ignore lint/correctness/useExhaustiveDependencies: evaluated again with each navigation
  const banner = useMemo(() => {
    const now = isHydrated ? Date.now() : renderedAt;
    return known && isShown(known, now) ? known : undefined;
  }, [key]);
  if (!banner) return null;
  return (
    <Suspense>
      <AnnouncementBar banner={banner} />
    </Suspense>
  );
}
