/**
 * Bars, menus and footer (first document, section 2). Texts for signed-in people only are in signed-in-navigation.ts.
 */
export const marketplace = 'Marketplace';
export const marketplaceShort = 'Market';
export const community = 'Community';
export const communityPledges = 'Community Pledges';
export const fishermen = 'Fishermen';
export const pledgeGuide = "What's in a Pledge";
export const impact = 'Our impact';
export const communityAid = 'Community Aid';
export const home = 'Home';
export const about = 'About';
export const faq = 'Questions';
export const contact = 'Contact';
export const press = 'Press';
export const newsletter = 'Newsletter';
export const goPro = 'Go Pro';
export const privacy = 'Privacy';
export const terms = 'Terms';
export const signIn = 'Sign In';
/** For the top bar, where there is little room. */
export const signInShort = 'Sign In';
export const getStarted = 'Get Started';
export const start = 'Start';
/** Hidden text after it, because links are also read without their context. */
export const withAnAccount = 'with an account';

/** Above the names of the languages that the site has. */
export const language = 'Language';
export const main = 'Main';
export const menu = 'Menu';
/** Shown when JavaScript is off. */
export const withoutScript =
  'JavaScript is turned off in this browser. You can read and search without it. Turn it on to sign in, send messages or use Near Me.';
export const skipToContent = 'Skip to content';
export const quickLinks = 'Quick Links';
export const company = 'Company';
export const contactForm = 'Write to us';
export const coastalCommunities = 'Coastal Communities';

export const offline = 'You’re offline.';
export const networkSilent = 'The connection is not working.';
/** The texts before and after a time such as "5 minutes ago". */
export const shownFrom = ['What you see is from', '.'] as const;

export const partFailed = 'This part could not be loaded. Reload the page when you are online.';
export const pageFailed = 'This page could not be shown. What you posted before is safe.';
export const goHome = 'Go to the home page';
