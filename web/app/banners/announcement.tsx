import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isShown } from '#shared/site/banner.ts';
import type { SiteBanner } from '#shared/site/schemas.ts';
import { announcementLabel } from '#words/app/components.ts';
import { closeAnnouncement } from '#words/app/navigation.ts';
import { FirstIcon } from '../../components/drawings/first-icons.tsx';
import { useIsHydrated } from '../../lib/first-paint/use-is-hydrated.ts';
import { useSite } from '../../lib/site/site.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { SiteBannerBar } from '../../parts/site/site-banner.tsx';

/** Storage key of the announcement that was closed on this device. */
export const CLOSED = 'creel.closed-banner';

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
  const [justClosed, setClosed] = useState<string>();
  // The server renders it for everybody; the page hides it from people who have closed it (shell.tsx).
  const closed = justClosed ?? (isHydrated ? read() : undefined);
  const shown = banner && nameOf(banner) !== closed ? banner : undefined;
  if (!shown) return null;
  const close = () => {
    write(nameOf(shown));
    setClosed(nameOf(shown));
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <aside aria-label={announcementLabel} data-announcement={nameOf(shown)} suppressHydrationWarning>
      <SiteBannerBar banner={shown}>
        <button
          type="button"
          data-needs-script
          aria-label={closeAnnouncement}
          onClick={close}
          className="-mr-2 flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-current/10"
        >
          <FirstIcon name="close" />
        </button>
      </SiteBannerBar>
    </aside>
  );
}

/** A string that identifies an announcement. */
const nameOf = ({ text, link, from, until }: SiteBanner) =>
  [text, link?.label, link?.url, from, until].join('\n');

function read(): string | undefined {
  try {
    return localStorage.getItem(CLOSED) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(name: string): void {
  try {
    localStorage.setItem(CLOSED, name);
  } catch {
    // Without storage it is shown again.
  }
}
