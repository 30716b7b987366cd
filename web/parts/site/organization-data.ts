import { PRODUCT_NAME } from '#shared/flavours.ts';
import { tagline } from '#words/app/components.ts';
import { PREFIX } from '../../lib/navigation/language.ts';

/** The site's operator as schema.org data. @param origin the site's own address */
export const organizationData = (origin: string) => ({
  '@type': 'Organization',
  name: PRODUCT_NAME,
  slogan: tagline,
  url: `${origin}${PREFIX || '/'}`,
  logo: `${origin}/press/creel-mark-on-light.png`,
});
