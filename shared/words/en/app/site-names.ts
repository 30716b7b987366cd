/** The name of each site, after the titles of pages and on the home screen. */
import { type Flavour, PRODUCT_NAME } from '../../../flavours.ts';

export const siteNames: Readonly<Record<Flavour, string>> = {
  consumer: PRODUCT_NAME,
  community: `${PRODUCT_NAME} for communities`,
};
