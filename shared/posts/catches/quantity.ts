/**
 * Replaces the amount that a text begins with: "40 lb, gutted" becomes "38 lb, gutted".
 * @returns undefined if the text does not begin with the amount
 */
export function withCount(quantity: string, before: number, left: number): string | undefined {
  const [digits = ''] = /^[\d.]+/.exec(quantity) ?? [];
  return Number(digits) === before ? `${left}${quantity.slice(digits.length)}` : undefined;
}
