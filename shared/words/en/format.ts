/** How English writes numbers, money, times and plurals: everything that depends on the language and is no sentence. */

export const LANGUAGE = 'en';
export const LOCALE = 'en-US';

/** What is made when it is first asked for: each of these formats takes milliseconds of a function's cold start. */
function lazy<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

const plurals = lazy(() => new Intl.PluralRules(LOCALE));
const dateTimes = lazy(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' }));
const numbers = lazy(() => new Intl.NumberFormat(LOCALE));
const currency = lazy(() => new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' }));

/** "$5.00" */
export const dollars = (amount: number): string => currency().format(amount);

/** "1,234" */
export const number = (value: number): string => numbers().format(value);

/** "Nov 22, 2026, 6:05 AM" */
export const dateTime = (date: Date): string => dateTimes().format(date);

/** The form that goes with a count: `plural(1, { one: 'meal', other: 'meals' })`. A language with more forms names more of them. */
export function plural<Form>(
  count: number,
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, Form>> & { other: Form }>,
): Form {
  return forms[plurals().select(count)] ?? forms.other;
}
