import type { Flavour } from '#shared/flavours.ts';
import { isShown } from '#shared/site/banner.ts';
import type { SiteSettings } from '#shared/site/schemas.ts';
import { dateTime } from '#words/general/format.ts';
import * as words from '#words/site/settings.ts';
import { Section } from '../../components/section.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { SiteBannerBar } from '../../parts/site/site-banner.tsx';
import { SiteContactBlock } from '../../parts/site/site-contact.tsx';

/** The announcement and the contact block in this site's colours. */
export function Preview({
  flavour,
  settings: { banner, contact },
}: {
  flavour: Flavour;
  settings: SiteSettings;
}) {
  const now = useNow();
  const day = (time: string) => dateTime(new Date(time));
  return (
    <Section title={words.preview}>
      <p className="text-muted">{words.previewLead}</p>
      <div
        data-flavour={flavour}
        data-preview
        className="overflow-hidden rounded-card border border-line bg-surface text-ink"
      >
        {banner ? (
          <SiteBannerBar banner={banner} />
        ) : (
          <p className="px-4 py-3 text-muted">{words.previewNoBanner}</p>
        )}
        <div className="h-12" />
        <div className="on-deep px-4 py-5 text-deep-muted">
          <SiteContactBlock contact={contact} />
        </div>
      </div>
      {banner && !isShown(banner, now) && (
        <p className="text-muted">
          {words.previewNotNow(banner.from && day(banner.from), banner.until && day(banner.until))}
        </p>
      )}
    </Section>
  );
}
