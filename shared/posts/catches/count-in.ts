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
