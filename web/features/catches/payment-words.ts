import type { PaymentType, PriceUnit } from '#shared/catches/schemas.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const UNIT_WORDS: Readonly<Record<PriceUnit, string>> = {
  all: 'total',
  per_fish: 'per fish',
  per_pound: 'per pound',
};

/** The payment summary of a card and of the detail: "$12.50 per pound", "Pay what you can", "Free". */
export function paymentWords(post: {
  paymentType: PaymentType;
  amount?: number | undefined;
  unit?: PriceUnit | undefined;
}): string {
  if (post.paymentType === 'free') return 'Free';
  if (post.paymentType === 'voluntary') return 'Pay what you can';
  return `${dollars.format(post.amount ?? 0)} ${UNIT_WORDS[post.unit ?? 'all']}`;
}
