/** The press page. */
export const title = 'Press';
export const lead = 'Read what Creel is in a few words, see its latest figures and download its logo.';

export const inShortTitle = 'In short';
export const inShort = [
  'Creel is a site on which local fishermen post their catch from the dock. They sell it to neighbors at a fixed price, for what people can pay, or give it away; or they pledge it as meals.',
  'Approved food banks, churches and aid groups claim those meals, collect them from the boat, and record how many were served. Every meal is counted from the pledge to the plate.',
];
export const factsTitle = 'Facts';
export const facts = [
  ['For', 'Fishermen, buyers, food banks and aid groups on the coast'],
  ['Costs', 'Nothing: no fee, no commission, no advertising'],
  ['A meal', '6.5-8 oz of fresh fillet'],
  ['The name', 'A creel is the basket an angler carries the catch in'],
] as const;

export const logoTitle = 'Logo';
export const logoLead =
  'For reports about Creel and for partners who link to it. Please leave shape and colors as they are.';
export const logos = {
  'creel-logo-on-light': 'Name and mark, for light backgrounds',
  'creel-logo-on-dark': 'Name and mark, for dark backgrounds',
  'creel-mark-on-light': 'Mark, for light backgrounds',
  'creel-mark-on-dark': 'Mark, for dark backgrounds',
} as const;
export const logoFiles = { svg: 'SVG', png: 'PNG' } as const;
/** In front of the file's kind, unseen. */
export const download = (logo: string) => `Download ${logo}: `;

export const askTitle = 'Anything else?';
export const ask = 'Write to us for pictures, people to talk to, or figures of one town. A person answers.';
export const writeToUs = 'Write to us';
export const aboutCreel = 'About Creel';
