import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ITEMS } from '#lambdas/items.ts';
import { KEPT_DATA, KEPT_NAMES, NOT_OF_PEOPLE } from '#shared/kept-data.ts';
import { kept } from '#words/information/kept-data.ts';

const told: string[] = KEPT_NAMES.flatMap((name) => [...KEPT_DATA[name].items]);

const TO_DO =
  'The privacy page names everything that is kept. For each of these kinds of items: where a row of KEPT_DATA in shared/kept-data.ts speaks of the same ' +
  'data, add the name of the item to its `items`; otherwise add a row there and its words in shared/words/en/information/kept-data.ts. What holds nothing of any ' +
  'person goes into NOT_OF_PEOPLE.';

describe('the privacy page', () => {
  it('describes every kind of item, with what it stores and for how long', () => {
    const untold = ITEMS.filter(({ name }) => !told.includes(name) && !NOT_OF_PEOPLE.includes(name));
    expect(
      untold.map(({ name }) => name),
      TO_DO,
    ).toEqual([]);
  });

  it('describes each kind once, and no others', () => {
    const names = [...told, ...NOT_OF_PEOPLE];
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const known = ITEMS.map(({ name }) => name);
    expect(
      names.filter((name) => !known.includes(name)),
      'These are in shared/kept-data.ts, and no kind of item has this name any more.',
    ).toEqual([]);
  });

  it('includes every item with an owner', () => {
    const owned = ITEMS.filter(({ name, owner }) => NOT_OF_PEOPLE.includes(name) && owner !== 'nobody');
    expect(owned.map(({ name }) => name)).toEqual([]);
  });

  it('describes how long the user pool of a stage stores sign-ins', () => {
    const { stages } = JSON.parse(readFileSync('cdk.json', 'utf8')).context;
    const isKept = Object.values<{ threatProtection: boolean }>(stages).some((each) => each.threatProtection);
    expect(kept.signIn.what.includes('network address')).toBe(isKept);
  });

  it.each(KEPT_NAMES)('contains the storage period: %s', (name) => {
    const { what, until } = kept[name];
    expect(what).not.toBe('');
    expect('lifetime' in KEPT_DATA[name] || until !== '').toBe(true);
  });
});
