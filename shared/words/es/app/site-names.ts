import { type Flavour, PRODUCT_NAME } from '../../../flavours.ts';

export const siteNames: Readonly<Record<Flavour, string>> = {
  consumer: PRODUCT_NAME,
  community: `${PRODUCT_NAME} para comunidades`,
};
