/** The terms of use. */
export const pageTitle = 'Terms';
export const title = 'Terms of use';
export const lead = 'Read the rules for posting, buying and claiming fish on this site.';

export const seeQuestions = 'Questions and answers';
export const writeToUs = 'Write to us';

interface TermsSection {
  title: string;
  text?: string;
  points?: readonly string[];
}

/** @param hours how long fresh fish is offered */
export const sections = (hours: number): readonly TermsSection[] => [
  {
    title: 'What this site is',
    text: 'Creel is a notice board. Fishermen offer or pledge their own catch; buyers and aid groups deal with them directly. We are not a party to a sale, take no money and no commission.',
  },
  {
    title: 'If you post',
    points: [
      'Post only fish that you caught or may lawfully sell, and keep to the rules of your license and your waters.',
      'Say truthfully what it is, when it was caught and how it was kept.',
      `Fresh fish is at most ${hours} hours old when it is posted, and is offered no longer than that.`,
      'A pledge is a promise: keep the meals for the group that claimed them until the agreed time has passed.',
      'Use your own photos.',
    ],
  },
  {
    title: 'If you buy or collect',
    points: [
      'Agree on price, place and time with the fisherman, and keep to them.',
      'Look at the fish before you take it. Keep it cold on the way home.',
      'Pledged meals are served free of charge.',
    ],
  },
  {
    title: 'Food safety',
    text: 'What the site checks about species, icing and age follows public guidance. It is a help, not legal or medical advice, and does not replace the rules of your health department.',
  },
  {
    title: 'Conduct',
    text: 'No insults, no spam, no false offers. Posts that break these rules are hidden, and accounts that keep breaking them are suspended.',
  },
];
