import { useState } from 'react';
import type { SiteBanner } from '#shared/site/schemas.ts';
import { announcementLabel, closeAnnouncement } from '#words/app/announcement.ts';
import { FirstIcon } from '../../components/drawings/first-icons.tsx';
import { useIsHydrated } from '../../lib/first-paint/use-is-hydrated.ts';
import { SiteBannerBar } from '../../parts/site/site-banner.tsx';

/** Storage key of the announcement that was closed on this device. */
export const CLOSED = 'creel.closed-banner';

/** The announcement with a button that closes it on this device. */
export default function AnnouncementBar({ banner }: { banner: SiteBanner }) {
  const isHydrated = useIsHydrated();
  const [justClosed, setClosed] = useState<string>();
  // The server renders it for everybody; the page hides it from people who have closed it (shell.tsx).
  const closed = justClosed ?? (isHydrated ? read() : undefined);
  const name = nameOf(banner);
  if (name === closed) return null;
  const close = () => {
    write(name);
    setClosed(name);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <aside aria-label={announcementLabel} data-announcement={name} suppressHydrationWarning>
      <SiteBannerBar banner={banner}>
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
