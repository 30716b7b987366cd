import { plans } from '../words/en/information/go-pro.ts';
import type { Plan } from './plan-schemas.ts';

/**
 * This site takes no payments, so choosing a plan grants nothing. All languages share the response, so it is in English;
 * the page has names and descriptions in its own.
 */
export const PLANS: Plan[] = [
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
