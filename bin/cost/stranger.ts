/** The most that one network address can cause in a day, at the prices of this folder. Nobody pays for what the firewall turns away but its own request. */
import { RATE_LIMIT, RATE_WINDOW_SECONDS, SENDING_RATE_LIMIT } from '#lib/firewall.ts';
import { SIGN_UPS_PER_HOUR } from '#shared/limits.ts';
import { BYTE_PRICE, each } from './prices.ts';
import { ASSUMED, MEASURED } from './use.ts';

const WINDOWS_A_DAY = (24 * 60 * 60) / RATE_WINDOW_SECONDS;
/** Cognito's Plus plan, which the setting `threatProtection` turns on: dollars for each person who is active in a month. */
const PLUS_PLAN = 0.02;

interface Deed {
  name: string;
  /** How often in a day. */
  times: number;
  /** Dollars of each. */
  price: number;
}

const firstPage = each('edgeRequest') * MEASURED.firstPageRequests + BYTE_PRICE * MEASURED.firstPageBytes;
const rendered = each('apiRequest') + each('functionCall') + ASSUMED.secondsPerRendering * 0.0000133334;
/** Dollars for a person who is new this month. */
export const ACCOUNT = 0.0055 + PLUS_PLAN + each('mail');

export const DEEDS: readonly Deed[] = [
  {
    name: 'open first pages, every file of which is a request',
    times: (WINDOWS_A_DAY * RATE_LIMIT) / MEASURED.firstPageRequests,
    price: firstPage + rendered,
  },
  {
    name: 'sign up, were it bounded by all requests alone',
    times: WINDOWS_A_DAY * RATE_LIMIT,
    price: ACCOUNT,
  },
  {
    name: 'sign up, with the firewall’s rule for it',
    times: WINDOWS_A_DAY * SENDING_RATE_LIMIT,
    price: ACCOUNT,
  },
  {
    name: 'sign up, with the site’s bound for an hour as well',
    times: Math.min(WINDOWS_A_DAY * SENDING_RATE_LIMIT, 24 * SIGN_UPS_PER_HOUR.usual),
    price: ACCOUNT,
  },
  {
    name: 'ask for codes by email, of two kinds',
    times: 2 * WINDOWS_A_DAY * SENDING_RATE_LIMIT,
    price: each('mail'),
  },
];
