/** The privacy page. */
export const pageTitle = 'Privacy';
export const lead = 'What this site knows about you, who sees it, and what it never does.';

export const sections = [
  {
    title: 'What others see',
    points: [
      'The name, place, photos and words you put into a post, and when you posted it.',
      'The contact details of a listing, on the page of that listing only, never in lists.',
      'Never the phone number or email address of your profile.',
    ],
  },
  {
    title: 'Your spots stay yours',
    points: [
      'A post shows the center of the town or ZIP code you typed, never finer than about a kilometer.',
      'Every photo is drawn anew from its pixels on our server: where and with what it was taken is not in it any more.',
      'When you look for fish near you, your exact position stays on your device. We are asked for a wide grid cell only.',
    ],
  },
  {
    title: 'What we do not do',
    points: [
      'No advertising, no trackers, no third-party scripts. Your sign-in is kept in this browser and nowhere else.',
      'We do not sell or rent what we know.',
    ],
  },
];

export const keptTitle = 'What we keep, and how long';
export const keptLead =
  'This is all of it. Under Your data on your profile page you can download what you wrote and set here and what is counted of you, and delete your account. The file leaves out reports about you and what those who run this site did, since they tell of others, and letters, applications, invitations and when you signed in, which are kept apart from your account. Technical logs hold no names, addresses, texts or positions.';

export const questionsTitle = 'Questions';
export const questions =
  'Some are <faq>answered already</faq>. For the others, write to us through the <contact>contact page</contact>.';
