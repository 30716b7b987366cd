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
    name: '5 credits',
    credits: 5,
    price: 5,
    period: 'once',
    popular: false,
    description: 'For a few Pro posts. Credits never expire.',
  },
  {
    id: 'credits-20',
    type: 'credits',
    name: '20 credits',
    credits: 20,
    price: 10,
    period: 'once',
    popular: true,
    description: 'For a season. Credits never expire.',
  },
  {
    id: 'unlimited',
    type: 'subscription',
    name: 'Unlimited',
    price: 4.99,
    period: 'month',
    popular: false,
    description: 'Every post a Pro post, for as long as you subscribe.',
  },
];
