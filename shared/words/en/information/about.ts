/** The page about Creel: the purpose of each site, limited to features that exist. */
import type { IsOn } from '../../../features.ts';
import type { Flavour } from '../../../flavours.ts';

export const pageTitle = 'About us';
export const title = 'About Creel';
export const leads: Readonly<Record<Flavour, (isOn: IsOn) => string>> = {
  consumer: (isOn) =>
    `Creel connects local fishermen with the people who eat their fish${isOn('pledges') ? ', and helps feed families in need' : ''}.`,
  community: () =>
    'Creel brings fresh fish from local boats to food banks, churches and aid groups, free of charge.',
};

export const picture = 'Drawing of a fishing boat coming in at dawn, with traps on the dock.';

export const missionTitle = 'Our mission';
export const missions: typeof leads = {
  consumer: (isOn) =>
    `Fish often spends days in trucks and warehouses, even when families nearby would eat it today. On Creel, a fisherman posts the catch from the dock. Neighbors buy it${isOn('pledges') ? ', or an aid group picks it up as meals' : ' where it was landed'}.`,
  community: () =>
    'Fresh fish is landed every day in towns where many families cannot afford it. On Creel, a fisherman pledges part of the catch as meals. An aid group picks them up at the dock and serves them free of charge.',
};

export const valuesTitle = 'What we hold to';
export const values = (flavour: Flavour, isOn: IsOn) => [
  {
    title: 'Community First',
    words: {
      consumer: 'We help fish feed neighbors before it travels a thousand miles.',
      community: 'Meals go to groups in the towns where the fish was landed.',
    }[flavour],
  },
  {
    title: 'Sustainable',
    words: 'Small boats, short trips and whole fish mean less waste.',
  },
  {
    title: 'Transparent',
    words: isOn('pledges')
      ? 'Everyone can see who caught the fish, where and when, and how many meals it made.'
      : 'Everyone can see who caught the fish, where and when.',
  },
];

export const storyTitle = 'Our story';
const creel = 'A creel is the basket an angler carries the catch in.';
export function story(isOn: IsOn): readonly string[] {
  if (!isOn('pledges')) {
    return [
      creel,
      'For each catch, the fisherman chooses: sell it at a fixed price, let buyers pay what they can, or give it away.',
    ];
  }
  if (!isOn('sales')) return [`${creel} Here, part of the catch becomes dinner for someone who needs one.`];
  return [
    `${creel} Here, part of the catch pays for fuel and ice. Part of it becomes dinner for someone who needs one. We count both.`,
    'For each catch, the fisherman chooses: sell it at a fixed price, let buyers pay what they can, give it away, or pledge it as meals for families in need.',
  ];
}

export const browseMarketplace = 'Browse Marketplace';
export const seePledges = 'See community pledges';
export const seeQuestions = 'Questions and answers';
