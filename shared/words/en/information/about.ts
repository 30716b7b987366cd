/** The page about Creel. */
export const pageTitle = 'About us';
export const title = 'About Creel';
export const lead =
  'Creel connects local fishermen with the people who eat their fish, and helps feed families in need.';

export const picture = 'Drawing of a fishing boat coming in at dawn, with traps on the dock.';

export const missionTitle = 'Our mission';
export const mission =
  'Fish often spends days in trucks and warehouses, even when families nearby would eat it today. On Creel, a fisherman posts the catch from the dock. Neighbors buy it, or an aid group picks it up as meals.';

export const valuesTitle = 'What we hold to';
export const values = [
  {
    title: 'Community First',
    words: 'We help fish feed neighbors before it travels a thousand miles.',
  },
  {
    title: 'Sustainable',
    words: 'Small boats, short trips and whole fish mean less waste.',
  },
  {
    title: 'Transparent',
    words: 'Everyone can see who caught the fish, where and when, and how many meals were served.',
  },
];

export const storyTitle = 'Our story';
export const story = [
  'A creel is the basket an angler carries the catch in. Here, part of the catch pays for fuel and ice. Part of it becomes dinner for someone who needs one. We count both.',
  'For each catch, the fisherman chooses: sell it at a fixed price, let buyers pay what they can, give it away, or pledge it as meals for families in need.',
];

export const browseMarketplace = 'Browse Marketplace';
export const seePledges = 'See community pledges';
export const seeQuestions = 'Questions and answers';
