import { PRODUCT_NAME } from '../flavours.ts';

interface Program {
  name: string;
  /** Where the program asks whether to subscribe. */
  address: string;
  /** Whether it is a page, which opens in a tab of its own. */
  isPage: boolean;
}

/** The programs to which a calendar can be added by a plain link. @param link its complete address */
export function programsFor(link: string): readonly Program[] {
  const subscription = link.replace(/^https?/, 'webcal');
  const google = new URLSearchParams({ cid: subscription });
  const outlook = new URLSearchParams({ url: link, name: PRODUCT_NAME });
  return [
    { name: 'Google', address: `https://calendar.google.com/calendar/r?${google}`, isPage: true },
    { name: 'Apple', address: subscription, isPage: false },
    { name: 'Outlook', address: `https://outlook.live.com/calendar/0/addfromweb?${outlook}`, isPage: true },
  ];
}
