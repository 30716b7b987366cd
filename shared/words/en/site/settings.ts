import { isolated } from '../../../text/isolated.ts';

/** The Settings tab of the dashboard. */
export const views = {
  site: 'Site',
  species: 'Species',
  limits: 'Food safety and fairness',
  readyTexts: 'Ready texts',
  apiKeys: 'API keys',
} as const;

export const face = 'Site';
export const notLoaded = 'The settings could not be loaded';

export const contact = 'Contact';
export const contactLead = 'Shown at the end of every page. Empty fields are not shown.';
export const name = 'Name';
export const nameHint = (usual: string) => `${usual}, if you leave it empty`;
export const address = 'Address';
export const addressHint = 'One line for each line of the address';
export const phone = 'Phone number';
export const email = 'Email address';
export const social = 'Group on a social network';
export const socialUrl = 'Address of the group';
export const socialUrlHint = 'Begins with https://';

export const banner = 'Announcement';
export const bannerLead =
  'Shown at the top of every page until the reader closes it. Leave the text empty for no announcement.';
export const bannerText = 'Text';
export const bannerLink = 'Link text';
export const bannerUrl = 'Link address';
export const bannerUrlHint = 'An address that begins with https://, or a page of this site such as /about';
export const from = 'From';
export const fromHint = 'At once, if you leave it empty';
export const until = 'Until';
export const untilHint = 'Until you remove it, if you leave it empty';
export const tone = 'Looks like';
export const tones = { info: 'News', good: 'Good news', warning: 'A warning' } as const;

export const features = 'Parts of this site';
export const featuresLead =
  'When you turn a part off, it disappears from this site within a minute. Posts are kept, and people can still see and delete their own.';
export const featureNames = {
  sales: 'Marketplace sales',
  pledges: 'Pledges',
  claims: 'Claims of meals',
  reservations: 'Reservations of catches',
  landings: 'Landings',
  alerts: 'Alerts',
  map: 'Map',
  goPro: 'Go Pro',
  signUp: 'Sign-up',
  newsletter: 'Newsletter form',
} as const;
export const featureHints = {
  sales: 'Fish for sale, its posts and its lists',
  pledges: 'Pledged meals, their lists, likes and sums; claims go with them',
  claims: 'Finding, claiming and collecting pledged meals',
  reservations: 'Holding part of a catch for a pickup time, and the waiting list',
  landings: 'Landings that fishermen announce before they come in, their lists and pages',
  alerts: 'Saved searches, saved posts and the list of alerts, with their emails and notifications',
  map: 'Posts on a map',
  goPro: 'The page about Pro, and links to it',
  signUp: 'New accounts and requests for an invitation. People with an account can still sign in',
  newsletter: 'The form to subscribe without an account. Subscribers stay, and can unsubscribe',
} as const;
export const featuresOn = 'Switched on';
export const on = 'On';
export const off = 'Off';

export const preview = 'Preview';
export const previewLead = 'As visitors of this site will see it.';
export const previewNoBanner = 'Nothing is announced.';
export const previewNotNow = (from: string | undefined, until: string | undefined) =>
  `Not shown now, but${from ? ` from ${from}` : ''}${until ? ` until ${until}` : ''}.`;
export const save = 'Save settings';
export const saved = 'Settings saved';
export const savedText = 'Everyone sees them within a minute.';
export const leaveText = 'Your changes are not saved. If you leave now, they are lost.';
export const undone = 'The earlier settings are back';
export const notUndone = 'The earlier settings could not be saved';

export const conflictTitle = 'Somebody else changed these settings meanwhile';
/** The other person, and a time such as "2 minutes ago". */
export const conflictBy = (who: string) => `${isolated(who)} saved them`;
export const conflictLead = '. What you typed is still in the form, and is not saved. They changed:';
export const conflictMine = 'If you save your changes, everything else stays as they saved it. You change:';
export const saveMine = 'Save my changes';
export const takeTheirs = 'Discard my changes';

export const history = 'Earlier versions';
export const historyNone = 'Nobody has changed these settings yet.';
export const historyNotLoaded = 'Earlier versions could not be loaded';
export const moreNotLoaded = 'More versions could not be loaded.';
export const version = (number: number) => `Version ${number}`;
export const current = 'Now';
export const somebody = 'Somebody who has left';
export const undo = 'Undo this change';
export const undoing = 'Undoing...';
export const goBackTo = (number: number) => `Go back to version ${number}`;
export const goBack = 'Go back to this version';
export const nothing = 'nothing';
export const became = (before: string, after: string) => `${before} → ${after}`;
