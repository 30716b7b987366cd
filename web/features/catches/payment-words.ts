import type { PaymentType, PriceUnit } from '#shared/catches/schemas.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const UNIT_WORDS: Readonly<Record<PriceUnit, string>> = {
  all: 'total',
  per_fish: 'per fish',
  per_pound: 'per pound',
};

/** The payment summary of a card: "$12.50 per pound", "PWYC", "Free". Details spell the second one out (first document, section 9). */
export function paymentWords(
  post: {
    paymentType: PaymentType;
    amount?: number | undefined;
    unit?: PriceUnit | undefined;
  },
  voluntary = 'PWYC',
): string {
  if (post.paymentType === 'free') return 'Free';
  if (post.paymentType === 'voluntary') return voluntary;
  const amount = dollars.format(post.amount ?? 0);
  return post.unit ? `${amount} ${UNIT_WORDS[post.unit]}` : amount;
}
