import { describe, expect, it } from 'vitest';
import { mergedValues } from '../../../web/lib/forms/merged-values.ts';

describe('merging the changes of two people to the same values', () => {
  it('keeps the fields of both, and mine if both changed the same one', () => {
    const base = { contact: { name: '', phone: '1', email: '' }, tone: 'info' };
    const mine = { contact: { name: 'The dock', phone: '1', email: '' }, tone: 'good' };
    const theirs = { contact: { name: 'The pier', phone: '2', email: 'a@example.org' }, tone: 'info' };
    expect(mergedValues(base, mine, theirs)).toEqual({
      contact: { name: 'The dock', phone: '2', email: 'a@example.org' },
      tone: 'good',
    });
  });

  it('merges lists, with the additions and removals of both', () => {
    expect(mergedValues(['map', 'sales'], ['map', 'goPro'], ['sales', 'map', 'claims'])).toEqual([
      'map',
      'claims',
      'goPro',
    ]);
  });

  it('merges entries by their ids, in the order of the person who changed it', () => {
    const [cod, tuna, other] = [{ id: 'cod', name: 'Cod' }, { id: 'tuna', name: 'Tuna' }, { id: 'other' }];
    const mine = [tuna, { ...cod, hidden: true }, { id: 'bonito' }, other];
    const theirs = [{ ...cod, name: 'Codfish' }, tuna, { id: 'eel' }, other];
    const merged = [
      tuna,
      { id: 'cod', name: 'Codfish', hidden: true },
      { id: 'bonito' },
      { id: 'eel' },
      other,
    ];
    expect(mergedValues([cod, tuna, other], mine, theirs)).toEqual(merged);
    const unmoved = mergedValues(
      [cod, tuna, other],
      [cod, tuna, { id: 'bonito' }, other],
      [tuna, cod, other],
    );
    expect(unmoved).toEqual([tuna, cod, { id: 'bonito' }, other]);
  });

  it('removes a field that one of them removed', () => {
    const base = { id: 'cod', group: 'Whitefish', hidden: true };
    expect(mergedValues<Partial<typeof base>>(base, { id: 'cod', hidden: true }, base)).toEqual({
      id: 'cod',
      hidden: true,
    });
  });
});
