/**
 * Reads a number as people write it: with a dollar sign and commas ("1,250"), and "12,50" in languages with a decimal
 * comma.
 * @returns undefined for empty text, NaN for text that is not a plain decimal
 */
export function numberIn(text: string): number | undefined {
  const digits = text
    .replace(/[$\s]/g, '')
    .replace(/,(?=\d{1,2}$)/, '.')
    .replaceAll(',', '');
  if (digits === '') return undefined;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
}
