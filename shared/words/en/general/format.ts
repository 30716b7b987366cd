/** Numbers, money, times and plurals in English: everything that depends on the language and is not a sentence. */

export const LANGUAGE = 'en';
export const LOCALE = 'en-US';
/** The time zone of Portland, Maine, the specified default place, if nothing else is known about the reader. */
export const SITE_TIME_ZONE = 'America/New_York';

/** Makes a value at its first use, because each of these formats adds milliseconds to a function's cold start. */
function lazy<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

const plurals = lazy(() => new Intl.PluralRules(LOCALE));
const dateTimes = lazy(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' }));
const NAMED_ZONE: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};
const numbers = lazy(() => new Intl.NumberFormat(LOCALE));
const relativeTimes = lazy(() => new Intl.RelativeTimeFormat(LOCALE, { numeric: 'always' }));
const currency = lazy(() => new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' }));

/** "$5.00" */
export const dollars = (amount: number): string => currency().format(amount);

/** "1,234" */
export const number = (value: number): string => numbers().format(value);

/** `relativeTime(-5, 'hour')`: "5 hours ago" */
export const relativeTime = (count: number, unit: Intl.RelativeTimeFormatUnit): string =>
  relativeTimes().format(count, unit);

/**
 * "Nov 22, 2026, 6:05 AM" in the reader's time zone; with `timeZone`, its name is added: "Nov 22, 2026, 6:05 AM EST".
 */
export const dateTime = (date: Date, timeZone?: string): string =>
  timeZone === undefined
    ? dateTimes().format(date)
    : date.toLocaleString(LOCALE, { ...NAMED_ZONE, timeZone });

/** The form for a count: `plural(1, { one: 'meal', other: 'meals' })`. Languages with more forms list more of them. */
export function plural<Form>(
  count: number,
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, Form>> & { other: Form }>,
): Form {
  return forms[plurals().select(count)] ?? forms.other;
}
