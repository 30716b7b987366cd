/** The press page, which describes each site, limited to features that exist. */
import type { IsOn } from '../../../features.ts';
import type { Flavour } from '../../../flavours.ts';

export const title = 'Press';
export const leads: Readonly<Record<Flavour, string>> = {
  consumer: 'Copy a text about Creel, see its latest figures and download its logo and pictures.',
  community: 'Copy a text about pledged meals, see the latest figures and download the logo and pictures.',
};

export const textsTitle = 'Texts to copy';
export const textsLead = 'Print them as they are, or shorten them.';
export const shortText = 'Short text';
export const longText = 'Long text';
export const copy = (text: string) => `Copy the ${text.toLowerCase()}`;
export const copied = 'Copied!';
export const copyFailed = { title: 'Copy failed', description: 'Please select the text and copy it.' };
export const short: Readonly<Record<Flavour, string>> = {
  consumer:
    'Creel is a free site on which local fishermen offer their catch to neighbors, straight from the dock.',
  community:
    'Creel for communities is a free site on which local fishermen pledge part of their catch as meals for families in need.',
};
const sale = 'They sell it to neighbors at a fixed price or for what people can pay, or give it away';
const aid = (isOn: IsOn) =>
  isOn('claims')
    ? 'Approved food banks, churches and aid groups claim these meals, collect them from the boat, and record how many they serve. Every meal is counted from pledge to plate.'
    : 'Food banks, churches and aid groups collect these meals from the boat and serve them free of charge.';
export const long: Readonly<Record<Flavour, (isOn: IsOn) => readonly string[]>> = {
  consumer: (isOn) => [
    `Creel is a site on which local fishermen post their catch from the dock. ${sale}.${isOn('pledges') ? ' They can also pledge it as meals for families in need.' : ''}`,
    ...(isOn('pledges') ? [aid(isOn)] : []),
  ],
  community: (isOn) => [
    'Creel for communities is a site on which local fishermen pledge part of their catch as meals for families in need.',
    aid(isOn),
  ],
};
export const factsTitle = 'Facts';
const madeFor = (isOn: IsOn) => {
  if (!isOn('pledges')) return 'Fishermen and buyers on the coast';
  return isOn('sales')
    ? 'Fishermen, buyers, food banks and aid groups on the coast'
    : 'Fishermen, food banks and aid groups on the coast';
};
export const facts = (isOn: IsOn): readonly (readonly [string, string])[] => [
  ['Made for', madeFor(isOn)],
  ['Costs', 'Nothing: no fee, no commission, no advertising'],
  ...(isOn('pledges') ? [['A meal', '6.5-8 oz of fresh fillet'] as const] : []),
  ['The name', 'A creel is the basket an angler carries the catch in'],
];

export const logoTitle = 'Logo';
export const logoLead =
  'For reports about Creel and for sites that link to it. Please leave its shape and colors as they are.';
export const logos = {
  'creel-logo-on-light': 'Name and mark, for light backgrounds',
  'creel-logo-on-dark': 'Name and mark, for dark backgrounds',
  'creel-mark-on-light': 'Mark, for light backgrounds',
  'creel-mark-on-dark': 'Mark, for dark backgrounds',
} as const;
export const logoFiles = { svg: 'SVG', png: 'PNG' } as const;
/** Hidden text before the file type. */
export const download = (logo: string) => `Download ${logo}: `;

export const picturesTitle = 'Pictures';
export const picturesLead = 'Our own drawings, free to print with a report about Creel.';
export const pictures = {
  dock: 'A fishing boat comes in at dawn',
  haddock: 'Whole haddock on ice',
  meals: 'Boxes of fish dinners',
} as const;
export const downloadPicture = 'Download JPG';
/** Hidden text after the link's label. */
export const ofPicture = (picture: string) => `: ${picture}`;

export const askTitle = 'Anything else?';
export const ask =
  'Write to us for pictures, people to interview, or figures for one town. A person replies.';
export const writeToUs = 'Write to us';
export const aboutCreel = 'About Creel';
