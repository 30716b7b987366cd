/** How English writes numbers, money, times and plurals: everything that depends on the language and is no sentence. */

export const LOCALE = 'en-US';

const plurals = new Intl.PluralRules(LOCALE);

const currency = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** "$5", "$4.99". */
export const dollars = (amount: number): string => currency.format(amount);

/** "1,234" */
export const number = (value: number): string => value.toLocaleString(LOCALE);

/** Each card of a list asks for it. */
let dateTimeFormat: Intl.DateTimeFormat | undefined;

/** "Nov 22, 2026, 6:05 AM" */
export function dateTime(date: Date): string {
  dateTimeFormat ??= new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
  return dateTimeFormat.format(date);
}

/** The form that goes with a count: `plural(1, { one: 'meal', other: 'meals' })`. A language with more forms names more of them. */
export function plural<Form>(
  count: number,
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, Form>> & { other: Form }>,
): Form {
  return forms[plurals.select(count)] ?? forms.other;
}
