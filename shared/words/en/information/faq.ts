/**
 * First questions of newcomers, and their answers. Figures of the site's settings, such as the hours for which fish is
 * fresh, are current.
 */
import type { Audience, QuestionId } from '../../../faq.ts';
import type { IsOn } from '../../../features.ts';
import { firstMinutes } from '../claims/claims.ts';
import { plural } from '../general/format.ts';

export const title = 'Questions and answers';
export const lead = (isOn: IsOn) =>
  isOn('pledges')
    ? 'Answers to common questions from fishermen, food banks and buyers about selling, pledging and buying fish.'
    : 'Answers to common questions from fishermen and buyers about selling and buying fish.';
export const audiences: Readonly<Record<Audience, string>> = {
  fishermen: 'For fishermen',
  partners: 'For food banks and aid groups',
  buyers: 'For buyers',
  everyone: 'For everyone',
};
export const jumpTo = 'Jump to';
export const allQuestions = 'All questions';
export const ownPage = 'This answer alone';
/** Hidden text after the link's label. */
export const answering = (question: string) => ` (${question})`;
export const moreOf = (audience: string) => `More ${audience.replace(/^F/, 'f')}`;
export const notAsked = 'This question is not here.';
export const notAnsweredTitle = 'Not answered?';
export const notAnswered = 'A person reads every message and replies by email.';
export const writeToUs = 'Write to us';
export const home = 'Home';

/** The site's settings that answers mention. */
interface Settings {
  isOn: IsOn;
  freshHours: number;
  fairness: Readonly<
    Record<'maxOpenClaims' | 'newPledgeMinutes' | 'newPledgePercent' | 'noShows' | 'noShowDays', number>
  >;
}

interface Answered {
  question: string;
  /** One text for each paragraph. */
  answer: readonly string[] | ((settings: Settings) => readonly string[]);
  /** The text of the link, where a reply has one. */
  leadsTo?: string;
}

export const answers: Readonly<Record<QuestionId, Answered>> = {
  'how-do-i-sell': {
    question: 'How do I sell my catch?',
    answer: ({ isOn }) => [
      `${isOn('signUp') ? 'Sign up' : 'Sign in'} as a fisherman, open Post Catch and choose Sell in Marketplace. You say what it is, when it was caught, how much there is, and add up to 3 photos.`,
      'You set the price, let people pay what they can, or give it away.',
      'Buyers send you messages on this site. If you choose to show a phone number or an email address, everyone can see it on the page of that catch.',
      'You agree on the rest with each buyer. They pay you directly. When it is sold, tap Mark as sold under My Posts.',
    ],
    leadsTo: 'Post Catch',
  },
  'what-does-it-cost': {
    question: 'What does Creel cost a fisherman?',
    answer: ({ isOn }) => [
      isOn('sales')
        ? 'Nothing. Creel takes no commission and is not part of the sale. The buyer pays you.'
        : 'Nothing. Creel takes no fee.',
      ...(isOn('goPro')
        ? [
            'One credit makes one catch a Pro post, which has a badge on its card and a link to your profile. New fishermen start with 5 credits. Payments are not enabled on this site, so none are sold.',
          ]
        : []),
    ],
    leadsTo: 'About Pro posts',
  },
  'how-does-pay-what-you-can-work': {
    question: 'How does pay what you can work?',
    answer: [
      'You choose it in place of a price. The card then says PWYC, and the page of the catch says Pay What You Think.',
      'Each buyer decides what to give and pays you at pickup. The site does not ask how much it was.',
    ],
  },
  'how-do-i-pledge-meals': {
    question: 'How do I pledge meals?',
    answer: ({ isOn }) => [
      'Open Post Catch and choose Pledge to Community. You say how many meals the fish gives, from 1 to 1000, how it is kept, and where and when it can be fetched.',
      'A meal is 6.5-8 oz of fresh fillet: a fish of 2 lb gives about 4-6. You earn one pledge point for each meal.',
      isOn('claims')
        ? 'Approved organizations claim as many as they can serve, and come at a time you named. Under My Posts you see who is coming and when. You also get an email.'
        : 'Food banks and aid groups send you a message, and you agree on the time and place.',
    ],
    leadsTo: "What's in a Pledge",
  },
  'who-sees-where-i-fish': {
    question: 'Who sees where I fish?',
    answer: ({ isOn }) => [
      'Nobody. A post shows the center of the town or ZIP code you typed, never more exactly than about half a mile. We remove the location from every photo.',
      'If we do not know the place you typed, nobody finds your post near them. Everyone sees your words without house numbers, phone numbers and email addresses. Please type a town, not a street.',
      ...(isOn('pledges') ? ['The pickup place of a pledge is shown to approved organizations only.'] : []),
    ],
    leadsTo: 'More about privacy',
  },
  'how-long-is-my-post-shown': {
    question: 'How long is my post shown?',
    answer: ({ freshHours }) => [
      `Fresh fish is offered until ${freshHours} hours after it was caught, frozen fish until you mark it as sold, hide it or delete it.`,
      'You can edit a post for 7 days, fresh fish only while it is fresh. Hiding and deleting are always possible.',
    ],
  },
  'what-may-i-post': {
    question: 'What may I post?',
    answer: ({ freshHours, isOn }) => [
      'Fish that you caught or may lawfully sell. You have to follow the rules of your license and your waters. The site does not check them for you.',
      `Fresh fish was caught at most ${freshHours} hours before you post it.${isOn('pledges') ? ' Tuna, mackerel and amberjack spoil in a way that cannot be seen: they can be pledged only iced or frozen.' : ''}`,
    ],
    leadsTo: 'Terms of use',
  },
  'can-i-post-without-a-signal': {
    question: 'Can I post without a signal?',
    answer: ({ isOn }) => [
      'Yes, on a phone where you are signed in. Fill in the form as usual. We keep the post and its photos there and send them when you have a signal. My Posts shows what is still waiting.',
      ...(isOn('claims') ? ['Handing over claimed meals works the same way.'] : []),
    ],
  },
  'how-do-we-take-part': {
    question: 'How does our organization take part?',
    answer: ({ isOn }) => [
      'Fill in the application: who you serve, how many people, and what you can keep cold. A manager reads each one and replies.',
      'When it is approved, your contact person is invited by email and can let others in. If you serve people on your own, you can apply too.',
      ...(isOn('signUp')
        ? [
            'Is your organization here already? Sign up as an organization member and ask its coordinators to let you in.',
          ]
        : []),
    ],
    leadsTo: 'Apply to become a partner',
  },
  'who-approves-organizations': {
    question: 'Who checks the organizations?',
    answer: ({ isOn }) => [
      'The people who run this site: a manager for community aid or an administrator reads each application, and can pause an organization later.',
      ...(isOn('claims')
        ? ['Each approved organization has a public page with the number of meals it claimed and served.']
        : []),
    ],
    leadsTo: 'How a partnership works',
  },
  'what-do-the-meals-cost-us': {
    question: 'What do the meals cost us?',
    answer: ({ isOn }) => [
      `Nothing. Fishermen pledge them free of charge, and the site takes no fee. In return you serve them free of charge${isOn('claims') ? ' and record how many were served' : ''}.`,
    ],
  },
  'how-do-we-claim-meals': {
    question: 'How do we claim meals?',
    answer: [
      'Once your organization is approved, Find meals lists what is pledged within the distance you travel, with how it was kept and when it can be fetched.',
      'Take as many meals as you can serve, from 1 to all that are left, choose a pickup time, and name who comes. The meals are yours from that moment: nobody else can claim them.',
      'Plans change: cancel in time, and others can use the meals.',
    ],
    leadsTo: 'Find meals',
  },
  'who-gets-how-many-meals': {
    question: 'How are meals shared out fairly?',
    answer: ({ fairness }) => [
      `By rules that are the same for all: an organization has at most ${fairness.maxOpenClaims} open ${plural(fairness.maxOpenClaims, { one: 'claim', other: 'claims' })} at a time, and claims no more meals in a day than it said it can serve in a week.`,
      ...(fairness.newPledgeMinutes > 0 && fairness.newPledgePercent < 100
        ? [
            `In the first ${firstMinutes(fairness.newPledgeMinutes)} of a pledge, one organization gets at most ${fairness.newPledgePercent}% of it, so that those who look a little later find something too.`,
          ]
        : []),
    ],
  },
  'how-does-the-handover-work': {
    question: 'How does the handover work?',
    answer: [
      'The collector shows six digits, or a QR code of them, on a phone. The fisherman enters or scans them, and the meals count as collected. Neither needs a signal at the dock.',
      'Afterwards you record how many meals were served, and can rate the fisherman.',
    ],
  },
  'what-if-nobody-comes': {
    question: 'What if nobody comes for the meals?',
    answer: ({ fairness }) => [
      'A claim that was not collected expires 30 minutes after its pickup time, and its meals are offered again. The fisherman can also say that nobody came.',
      `After ${fairness.noShows} such ${plural(fairness.noShows, { one: 'no-show', other: 'no-shows with different fishermen' })} in ${fairness.noShowDays} days, further claims of that organization need a manager’s approval.`,
    ],
  },
  'how-was-the-fish-kept': {
    question: 'How do we know how the fish was kept?',
    answer: ({ freshHours, isOn }) => [
      `With each pledge the fisherman says whether the fish is iced, chilled or frozen, since when, and the temperature if it was measured.${isOn('claims') ? ' You read that before you claim.' : ''}`,
      `Fish that is not frozen is offered until ${freshHours} hours after it was caught. This follows public guidance and does not replace the rules of your health department: look at the fish before you take it.`,
    ],
  },
  'how-do-i-buy': {
    question: 'How do I buy fish?',
    answer: [
      'Look through the marketplace, near you or by species; no account is needed for that. The page of each catch says how to reach the fisherman: with a message here, for which you sign in, or by phone or email if the fisherman shows one.',
      'You agree on the time and place and pay the fisherman directly, in cash or as you both like. The site takes no payments.',
    ],
    leadsTo: 'Browse Marketplace',
  },
  'how-fresh-is-the-fish': {
    question: 'How fresh is the fish?',
    answer: ({ freshHours }) => [
      `Each catch says when it was caught. Fresh fish leaves the marketplace ${freshHours} hours after that; what is frozen says so.`,
    ],
  },
  'what-if-something-is-wrong': {
    question: 'What if something is wrong?',
    answer: [
      'Posts, ratings, messages and people can be reported where you see them. The people who run this site look at each report: they can hide a post, warn somebody or suspend an account.',
      'You can block somebody: you no longer get their messages. For everything else, write to us.',
    ],
    leadsTo: 'Write to us',
  },
  'how-do-i-get-the-newsletter': {
    question: 'How do I get the newsletter?',
    answer: [
      'Enter your email address on the newsletter page, open the email we send you and confirm. You need no account. If you have one, you get our news with it, unless you turned it off on your profile page.',
      'Each newsletter has a link to unsubscribe. We then delete your address.',
    ],
    leadsTo: 'Get our newsletter',
  },
  'what-do-you-keep-about-me': {
    question: 'What do you keep about me?',
    answer: [
      'What you write and post, and what is needed to run the site. The privacy page lists all of it, each with how long it is kept. There are no trackers, no advertising and no scripts of others.',
      'On your profile page you can download what you wrote and set here, and what is counted of you.',
    ],
    leadsTo: 'All that is kept',
  },
  'how-do-i-leave': {
    question: 'How do I leave?',
    answer: ({ isOn }) => [
      `On your profile page, under Your data: Delete my account. This deletes your profiles, posts and photos right away. You cannot undo it.${isOn('pledges') ? ' The meals you pledged stay in the totals, without your name.' : ''}`,
    ],
    leadsTo: 'Go to your profile',
  },
};
