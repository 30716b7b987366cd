/** Texts that administrators gave in several languages, on a page in Vietnamese. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SiteBanner, SiteContact } from '#shared/site/schemas.ts';
import { importIn } from '#tests/support/languages/import-in.ts';

type Component<Props> = (props: Props) => ReactNode;

const BANNER: SiteBanner = { text: 'No landings on Sunday', tone: 'info' };

it('an announcement is in the language of the page, or else in English and marked so', async () => {
  const { SiteBannerBar } = await importIn<{ SiteBannerBar: Component<{ banner: SiteBanner }> }>(
    'vi',
    'web/parts/site/site-banner.tsx',
  );
  const drawn = (banner: SiteBanner) => renderToStaticMarkup(SiteBannerBar({ banner }));
  expect(drawn({ ...BANNER, inLanguages: { vi: { text: 'Chủ nhật nghỉ' } } })).toContain(
    '<span>Chủ nhật nghỉ</span>',
  );
  expect(drawn({ ...BANNER, inLanguages: { es: { text: 'El domingo no' } } })).toContain(
    '<span lang="en">No landings on Sunday</span>',
  );
});

it('the site has its name in the language of the page, or else the English one', async () => {
  const { SiteContactBlock } = await importIn<{ SiteContactBlock: Component<{ contact: SiteContact }> }>(
    'vi',
    'web/parts/site/site-contact.tsx',
  );
  const drawn = (names: SiteContact['names']) =>
    renderToStaticMarkup(SiteContactBlock({ contact: { name: 'The dock', names } }));
  expect(drawn({ vi: 'Bến cá' })).toContain('>Bến cá</h2>');
  expect(drawn({ es: 'El muelle' })).toContain('>The dock</h2>');
});
