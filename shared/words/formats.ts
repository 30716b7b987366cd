/** Numbers, money, times and plurals of a language. */

/** The time zone of Portland, Maine, the specified default place, if nothing else is known about the reader. */
export const SITE_TIME_ZONE = 'America/New_York';

/**
 * The locale of numbers and money in every language: "1,200" and "$12.50", as on the docks of the United States, in the
 * price field and in CSV files. Elsewhere "1.200" is twelve hundred.
 */
export const FIGURES = 'en-US';

/** Makes a value at its first use, because each of these formats adds milliseconds to a function's cold start. */
function lazy<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

const numbers = lazy(() => new Intl.NumberFormat(FIGURES));
const currency = lazy(() => new Intl.NumberFormat(FIGURES, { style: 'currency', currency: 'USD' }));

/** "$5.00" */
export const dollars = (amount: number): string => currency().format(amount);

/** "1,234" */
export const number = (value: number): string => numbers().format(value);

/** A form for each category of a language. Texts of all languages together have the forms of each. */
type PluralForms<Category extends Intl.LDMLPluralRule, Form> = Readonly<
  Partial<Record<Intl.LDMLPluralRule, Form>> & Record<Category | 'other', Form>
>;

/**
 * @param locale of dates, relative times and plurals
 * @typeParam Category all plural categories of the language, so that no text lacks the form of one
 */
export function formatsIn<Category extends Intl.LDMLPluralRule>(locale: string) {
  const plurals = lazy(() => new Intl.PluralRules(locale));
  const relativeTimes = lazy(() => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
  const dateTimes = lazy(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
  return {
    /** `relativeTime(-5, 'hour')`: "5 hours ago" */
    relativeTime: (count: number, unit: Intl.RelativeTimeFormatUnit): string =>
      relativeTimes().format(count, unit),

    /** "Nov 22, 2026, 6:05 AM" in the reader's time zone */
    dateTime: (date: Date): string => dateTimes().format(date),

    /** The form for a count: `plural(1, { one: 'meal', other: 'meals' })`. */
    plural: <Form>(count: number, forms: PluralForms<Category, Form>): Form => {
      const known: PluralForms<never, Form> = forms;
      return known[plurals().select(count)] ?? known.other;
    },
  };
}
