/**
 * The questions answered under /faq, each at its own address. Their texts are in shared/words/en/information/faq.ts.
 */

import { type Feature, isOn } from './features.ts';
import { namesOf } from './names-of.ts';
import { PATHS } from './pages/pages.ts';

/** Groups of readers, in the order of the page. */
export const AUDIENCES = ['fishermen', 'partners', 'buyers', 'everyone'] as const;
export type Audience = (typeof AUDIENCES)[number];

interface Question {
  audience: Audience;
  /** Shown only while these parts of the site are on. */
  features?: readonly Feature[];
  /** The page that the answer links to. */
  leadsTo?: string;
}

/** By the last part of the address. A published address must not change. */
const QUESTIONS = {
  'how-do-i-sell': { audience: 'fishermen', features: ['sales'], leadsTo: PATHS.postCatch },
  'what-does-it-cost': { audience: 'fishermen', leadsTo: PATHS.goPro },
  'how-does-pay-what-you-can-work': { audience: 'fishermen', features: ['sales'] },
  'how-do-i-pledge-meals': { audience: 'fishermen', features: ['pledges'], leadsTo: PATHS.whatsInAPledge },
  'who-sees-where-i-fish': { audience: 'fishermen', leadsTo: PATHS.privacy },
  'how-long-is-my-post-shown': { audience: 'fishermen' },
  'what-may-i-post': { audience: 'fishermen', leadsTo: PATHS.terms },
  'can-i-post-without-a-signal': { audience: 'fishermen' },
  'how-do-we-take-part': { audience: 'partners', features: ['pledges'], leadsTo: PATHS.communityAidContact },
  'who-approves-organizations': { audience: 'partners', features: ['pledges'], leadsTo: PATHS.communityAid },
  'what-do-the-meals-cost-us': { audience: 'partners', features: ['pledges'] },
  'how-do-we-claim-meals': { audience: 'partners', features: ['claims'], leadsTo: PATHS.findMeals },
  'who-gets-how-many-meals': { audience: 'partners', features: ['claims'] },
  'how-does-the-handover-work': { audience: 'partners', features: ['claims'] },
  'what-if-nobody-comes': { audience: 'partners', features: ['claims'] },
  'how-was-the-fish-kept': { audience: 'partners', features: ['pledges'] },
  'how-do-i-buy': { audience: 'buyers', features: ['sales'], leadsTo: PATHS.marketplace },
  'how-fresh-is-the-fish': { audience: 'buyers', features: ['sales'] },
  'what-if-something-is-wrong': { audience: 'everyone', leadsTo: PATHS.contact },
  'how-do-i-get-the-newsletter': {
    audience: 'everyone',
    features: ['newsletter'],
    leadsTo: PATHS.newsletter,
  },
  'what-do-you-keep-about-me': { audience: 'everyone', leadsTo: PATHS.privacy },
  'how-do-i-leave': { audience: 'everyone', leadsTo: PATHS.profile },
} as const satisfies Readonly<Record<string, Question>>;

export type QuestionId = keyof typeof QUESTIONS;
export const QUESTION_IDS = namesOf(QUESTIONS);

export const questionOf = (id: QuestionId): Question => QUESTIONS[id];

/** The questions of a site with these parts switched off. */
export const questionsAsked = (switchedOff: readonly Feature[]): readonly QuestionId[] =>
  QUESTION_IDS.filter(
    (id) => questionOf(id).features?.every((feature) => isOn(feature, switchedOff)) ?? true,
  );
