/** The page about Creel. */
export const pageTitle = 'About';
export const title = 'About Creel';
export const lead =
  'Creel connects the people who catch fish with the people who eat it, and makes room at the table for families in need.';

export const picture = 'Drawn: a fishing boat comes in at dawn; traps stand on the dock.';

export const missionTitle = 'Our mission';
export const mission =
  'Fishermen know what came over the rail this morning. Families nearby would gladly eat it. Between the two there is often a truck, a warehouse and a few days. Creel is the short way: a fisherman posts the catch from the dock, and neighbors buy it or an aid group picks it up as meals.';

export const valuesTitle = 'What we hold to';
export const values = [
  {
    title: 'Community First',
    words: 'A catch that feeds a neighbor comes before a catch that travels a thousand miles.',
  },
  {
    title: 'Sustainable',
    words: 'Small boats, short ways, whole fish used: less is wasted when the buyer stands at the dock.',
  },
  {
    title: 'Transparent',
    words: 'Who caught it, where, when, and what became of every pledged meal stands where all can see it.',
  },
];

export const storyTitle = 'Our story';
export const story = [
  "A creel is the basket an angler carries the catch in. It holds a day's work, and it is light enough to share from. That is the idea here: part of the catch pays for fuel and ice, part of it becomes dinner for someone who needs one, and both are counted honestly.",
  'A fisherman decides for each catch: sell it at a fixed price, let the buyer pay what they can, give it away, or pledge it as meals to a food bank, a church or an aid group that collects and serves them.',
];

export const browseMarketplace = 'Browse Marketplace';
export const seePledges = 'See community pledges';
export const seeQuestions = 'Questions and answers';
