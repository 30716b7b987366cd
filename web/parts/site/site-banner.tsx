import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SiteBanner } from '#shared/site/schemas.ts';
import { LANGUAGE } from '#words/general/format.ts';
import { Icon, type IconName } from '../../components/drawings/icons.tsx';

const TONES = {
  info: { look: 'bg-accent text-accent-ink', icon: 'news' },
  good: { look: 'bg-good text-raised', icon: 'check' },
  warning: { look: 'bg-warn text-raised', icon: 'alert' },
} as const satisfies Record<SiteBanner['tone'], { look: string; icon: IconName }>;

const LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** The announcement at the top of every page. @param children a button to close it */
export function SiteBannerBar({ banner, children }: { banner: SiteBanner; children?: ReactNode }) {
  const { look, icon } = TONES[banner.tone];
  const { text, link, inLanguages } = banner;
  const own = LANGUAGE === 'en' ? undefined : inLanguages?.[LANGUAGE];
  return (
    <div className={`[--focus:currentColor] ${look}`}>
      <div className="page flex min-h-11 items-center gap-2 font-medium">
        <Icon name={icon} className="size-5 shrink-0" />
        <p className="flex flex-1 flex-wrap items-center gap-x-3 py-1 wrap-anywhere">
          <span lang={LANGUAGE !== 'en' && own?.text === undefined ? 'en' : undefined}>
            {own?.text ?? text}
          </span>
          {link && <BannerLink url={link.url} label={own?.linkLabel ?? link.label} />}
        </p>
        {children}
      </div>
    </div>
  );
}

function BannerLink({ label, url }: NonNullable<SiteBanner['link']>) {
  if (url.startsWith('/')) {
    return (
      <Link to={url} className={LINK}>
        {label}
      </Link>
    );
  }
  return (
    <a href={url} rel="noopener noreferrer" className={LINK}>
      {label}
    </a>
  );
}
