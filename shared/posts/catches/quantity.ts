/** The amount of a catch as a number: read from the fisherman's words, and written back into them. */
import type { StockUnit } from './stock-schemas.ts';

/** A plain number of pounds, boxes or pieces, as people type it in any language of the site. */
const PLAIN =
  /^(\d+(?:\.\d+)?) ?(?:(lbs?|pounds?|libras?)|(box(?:es)?|cajas?|caixas?|thùng)|fish|pieces?|lobsters?|crabs?|pez|peces|pescados?|piezas?|langostas?|cangrejos?|peixes?|peças?|unidades?|lagostas?|caranguejos?|con)$/iu;

interface Counted {
  unit: StockUnit;
  count: number;
}

/** Reads "40 lb" or "12 fish". @returns undefined for every other text, such as "3 boxes of 20 lb" */
export function countIn(quantity: string): Counted | undefined {
  const [, digits, pounds, boxes] = PLAIN.exec(quantity.trim()) ?? [];
  const count = Number(digits);
  return count > 0 ? { unit: pounds ? 'pound' : boxes ? 'box' : 'piece', count } : undefined;
}

/**
 * Replaces the amount that a text begins with: "40 lb, gutted" becomes "38 lb, gutted".
 * @returns undefined if the text does not begin with the amount
 */
export function withCount(quantity: string, before: number, left: number): string | undefined {
  const [digits = ''] = /^[\d.]+/.exec(quantity) ?? [];
  return Number(digits) === before ? `${left}${quantity.slice(digits.length)}` : undefined;
}
