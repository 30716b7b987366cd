/** The privacy page. */
export const pageTitle = 'Privacy';
export const lead = 'Read what this site knows about you, who sees it and how long we keep it.';

export const sections = [
  {
    title: 'What others see',
    points: [
      'The name, place, photos and text of your posts, and when you posted them.',
      'A phone number or email address, only if you choose to show one with a catch, and only on the page of that catch.',
      'If you choose messages instead, buyers write to you here and see neither. The people who run this site can see the ones in your profile and account.',
    ],
  },
  {
    title: 'Your spots stay yours',
    points: [
      'On the map, a post stands at the center of the town or ZIP code you typed, never finer than about half a mile. A place that we do not know is shown as you wrote it, without house numbers, phone numbers and email addresses.',
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
  'This list is complete. On your profile page, under Your data, you can download your data and delete your account. The file leaves out reports about you and actions by the people who run this site, because they involve other people. It also leaves out contact messages, applications, invitations and sign-in times, which are kept apart from your account. Technical logs hold no names, addresses, texts or positions.';

export const questionsTitle = 'Questions';
export const questions =
  'Some are <faq>answered already</faq>. For the others, write to us through the <contact>contact page</contact>.';
