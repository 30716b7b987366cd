import { describe, expect, it } from 'vitest';
import { csvLine } from '#shared/contract/csv.ts';

describe('a cell of a CSV file', () => {
  it.each(['=1+1', '+1', '-1', '@A1', '\t=1', '\r=1', ' =1', '\u00a0=1', '＝1', '＠A1'])(
    'is never a formula: %j',
    (text) => {
      expect(csvLine([text])).toMatch(/^"'/);
    },
  );

  it.each([
    ['Harbour;=2+2;x', "Harbour;'=2+2;x"],
    ['Harbour\t@A1', "Harbour\t'@A1"],
    ['Pier 3, -Bob', "Pier 3,' -Bob"],
    ['one\n=2', "one\n'=2"],
  ])('starts no formula after a separator of other programs: %j', (text, written) => {
    expect(csvLine([text])).toBe(`"${written}"\r\n`);
  });

  it('is quoted, and a number stays a number', () => {
    expect(csvLine(['a,b', 'say "hi"', -5, undefined])).toBe('"a,b","say ""hi""","-5",""\r\n');
  });
});
