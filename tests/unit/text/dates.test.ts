import { expect, it } from 'vitest';
import { datesIn } from '#shared/words/date-formats.ts';

const EVENING = new Date('2026-11-23T23:00:00Z');
const LATER = new Date('2026-11-24T00:30:00Z');

it.each(['en-US', 'es-US', 'pt-BR', 'vi'])(
  'writes times of %s with the spaces that browsers use',
  (locale) => {
    const { dateTimeIn, timeSpan } = datesIn(locale);
    const texts = [dateTimeIn(EVENING, 'America/New_York'), timeSpan(EVENING, LATER)];
    for (const text of [...texts, timeSpan(EVENING, LATER, 'America/New_York')])
      expect(text).not.toMatch(/[\u2000-\u200a\u202f]/);
  },
);
