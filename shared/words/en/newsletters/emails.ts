/** Emails about newsletters to the people who run the site. */
import { isolated } from '../../../text/isolated.ts';

/** Before the text, for readers of a language in which nobody wrote it. */
export const onlyEnglish = 'This newsletter is in English.';

export const held = {
  subject: (title: string) => `Not sent: ${title}`,
  title: 'A scheduled newsletter was not sent',
  text: (title: string, time: string) => `“${isolated(title)}” was scheduled for ${time}. Nobody got it.`,
  reasons: {
    noAddress:
      'The site has no postal address, and newsletters must show one. Enter it in Settings, then choose another time.',
    notAllowed:
      'The person who scheduled it no longer runs this site. You can choose another time, or cancel it.',
  },
  open: 'Open newsletters',
} as const;
