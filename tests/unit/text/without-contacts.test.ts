import { describe, expect, it } from 'vitest';
import { withoutContacts } from '#shared/text/without-contacts.ts';

describe('the text without contact details', () => {
  it.each([
    ['write to ruth@boat.example today', 'write to … today'],
    ['ruth @ boat.example', '…'],
    ['ruth(at)boat.example, or call', '…, or call'],
    ['<ruth[AT]boat.co.example>', '<…>'],
    ['ruth[at]boat[at]dock.example', '…'],
    ['a@b.example and c@d.example', '… and …'],
    ['josé@boat.example.', '….'],
    ['call 207-555-0142 or (207) 555 0143', 'call … or …'],
    ['+1 207.555.0142', '…'],
  ])('does not contain the contact in "%s"', (text, shown) => {
    expect(withoutContacts(text)).toBe(shown);
  });

  it('has no half emoji where a long text is cut', () => {
    expect(withoutContacts(`${'🐟'.repeat(80)}x@boat.example`).isWellFormed()).toBe(true);
  });

  it.each([
    'sold @ the dock',
    '$5 @ pound',
    '12 lb for 60',
    'caught 2026',
    '@home.example',
    'two @ @ signs.',
  ])('still contains "%s"', (text) => {
    expect(withoutContacts(text)).toBe(text);
  });
});
