/** Prices in the words of a language. */

export interface Priced {
  paymentType: 'mandatory' | 'voluntary' | 'free';
  amount?: number | undefined;
  unit?: 'all' | 'per_fish' | 'per_pound' | undefined;
  /** For what a price `per_fish` is, if it is known. */
  piece?: 'fish' | 'crab' | 'lobster' | 'squid' | 'box' | undefined;
}

type Unit = NonNullable<Priced['unit']>;

type UnitPriced = Pick<Priced, 'piece'> & {
  unitPrice?: { amount: number; unit: 'per_fish' | 'per_pound' } | undefined;
};

interface PriceWords {
  per: Readonly<Record<Unit | NonNullable<Priced['piece']>, string>>;
  free: string;
  /** Where nothing else is said for a price that the buyer chooses. */
  voluntary: string;
  /** An amount in dollars. */
  dollars(amount: number): string;
  /** @param price "$3.50 per pound" */
  about(price: string): string;
}

export function pricesIn({ per, free, voluntary: byDefault, dollars, about }: PriceWords) {
  const perWords = (unit: Unit, piece: Priced['piece']): string =>
    per[(unit === 'per_fish' && piece) || unit];

  /** "$12.50" and its unit, which may be empty. */
  function priceParts(
    { paymentType, amount = 0, unit, piece }: Priced,
    voluntary: string,
  ): [price: string, per: string] {
    if (paymentType === 'voluntary') return [voluntary, ''];
    if (paymentType === 'free' || amount === 0) return [free, ''];
    return [dollars(amount), unit ? perWords(unit, piece) : ''];
  }

  return {
    priceParts,
    /** "$12.50 per pound", "PWYC", "Free". A catch's details spell the second one out (first document, section 9). */
    priceWords: (post: Priced, voluntary = byDefault): string =>
      priceParts(post, voluntary).filter(Boolean).join(' '),
    /** "about $3.50 per pound", of a price that is stated for something else. */
    unitPriceWords: ({ unitPrice, piece }: UnitPriced): string | undefined =>
      unitPrice && about(`${dollars(unitPrice.amount)} ${perWords(unitPrice.unit, piece)}`),
  };
}
