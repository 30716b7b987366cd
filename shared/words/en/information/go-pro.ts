/** The page about Go Pro (second document, section 9). */
import { FIGURES } from '../../formats.ts';

export const title = 'Go Pro';
export const lead = 'For fishermen who post often. 1 credit equals 1 Pro catch post.';
export const benefitsTitle = 'What Pro posts have';
export const benefits = [
  'A Pro badge on the card, and a profile that buyers can open from the listing.',
  'The first 2 photos are free; up to 3 additional photos cost 1 credit. This is not in use: today each post has up to 3 photos, all free.',
  'Every new fisherman starts with 5 credits.',
];
export const openToAll = 'You can sell at a fixed price with or without Pro.';
export const plansNotLoaded = 'The plans could not be loaded. Please try again.';
export const choosePlan = 'Choose a plan';
/** "$5", "$4.99" */
const dollars = (amount: number) =>
  amount.toLocaleString(FIGURES, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });
export const plan = (name: string, price: number, period: 'once' | 'month', popular: boolean) =>
  `${name}: ${dollars(price)} ${period === 'once' ? 'one-time' : 'per month'}${popular ? ' (Best Value)' : ''}`;
export const paymentNote =
  'Apple Pay and Google Pay are the payment methods of this plan chooser. Payments are not enabled on this site.';
export const whatItCosts = 'What does Creel cost a fisherman?';
export const chooseThisPlan = 'Choose this plan';
export const planSelected = 'Plan selected';
export const planSelectedText = (name: string) =>
  `You chose ${name}. Payments are not enabled on this site: nothing was charged and nothing was granted.`;

export const plans = {
  'credits-5': { name: '5 credits', description: 'For a few Pro posts. Credits never expire.' },
  'credits-20': { name: '20 credits', description: 'For a season. Credits never expire.' },
  unlimited: {
    name: 'Unlimited',
    description: 'Every post a Pro post, for as long as you subscribe.',
  },
};
