import { plans } from '#words/go-pro.ts';

/** The Go Pro plans (second document, section 9). No payment is made on this site: choosing one grants nothing. */
export interface Plan {
  id: string;
  type: 'credits' | 'subscription';
  name: string;
  /** Credits it gives; absent for a subscription, which needs none. */
  credits?: number;
  /** Dollars, once or a month. */
  price: number;
  period: 'once' | 'month';
  popular: boolean;
  description: string;
}

export const PLANS: readonly [Plan, ...Plan[]] = [
  {
    id: 'credits-5',
    type: 'credits',
    ...plans['credits-5'],
    credits: 5,
    price: 5,
    period: 'once',
    popular: false,
  },
  {
    id: 'credits-20',
    type: 'credits',
    ...plans['credits-20'],
    credits: 20,
    price: 10,
    period: 'once',
    popular: true,
  },
  {
    id: 'unlimited',
    type: 'subscription',
    ...plans.unlimited,
    price: 4.99,
    period: 'month',
    popular: false,
  },
];
