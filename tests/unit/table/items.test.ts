/**
 * All kinds of items together: none is forgotten or confused with another, and a person's items are complete in export
 * and erasure.
 */
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { erasers, reactions } from '#lambdas/areas.ts';
import { definitionOf, ITEMS } from '#lambdas/items.ts';
import { cellEntry } from '#lambdas/places/store/items.ts';
import { type ItemDefinition, ownershipOf } from '#lambdas/table/index.ts';
import { accountExport } from '#shared/accounts/account-export.ts';
import { FOLLOWED_KEYS, isFollowed } from '#shared/deployment/table.ts';

type AnyItem = ItemDefinition<object>;

const namesOf = ({ pk, sk }: AnyItem) =>
  [...`${pk} ${sk}`.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const keyOf = (item: AnyItem) =>
  item.key(Object.fromEntries(namesOf(item).map((name) => [name, `some-${name}`])));
const owned = ITEMS.flatMap(({ name, owner }) => {
  const ownership = ownershipOf(owner);
  return ownership ? [{ name, ownership }] : [];
});

/** Parts of a key that identify a person. */
const PERSON = /^(user|owner|caller|who|\w+er|\w*recipient|blocked|sender)Id$|^(caller|who)$/;

describe('the kinds of items', () => {
  it('include all that the areas define', async () => {
    const files = globSync('lambdas/*/store/items.ts');
    const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
    const defined = modules
      .flatMap((module) => Object.values<object>(module))
      .filter((each) => typeof each === 'object' && 'match' in each);
    expect(defined.length).toBeGreaterThan(10);
    expect(defined.filter((each) => !ITEMS.some((item) => item === each))).toEqual([]);
  });

  it('have unique names and keys', () => {
    expect(new Set(ITEMS.map(({ name }) => name)).size).toBe(ITEMS.length);
    for (const item of ITEMS) expect(definitionOf(keyOf(item))?.name).toBe(item.name);
  });

  it('do not match the keys of other kinds', () => {
    expect(definitionOf({ pk: 'USER#1', sk: 'NONSENSE' })).toBeUndefined();
    expect(definitionOf({ pk: 'NONSENSE', sk: '1' })).toBeUndefined();
  });
});

describe('changes for which the stream’s function runs', () => {
  it('are those of the keys to which an area subscribes, and no others', () => {
    const followed = [...new Set(reactions.flat().map(({ item }) => item))];
    const beginnings = followed.map(({ pk }) => pk.replace(/\{.*/, ''));
    expect([...FOLLOWED_KEYS]).toEqual([...new Set(beginnings)].sort());
    for (const item of followed) expect(isFollowed(keyOf(item).pk)).toBe(true);
    expect(ITEMS.filter((item) => !isFollowed(keyOf(item).pk)).map(({ name }) => name)).toContain(
      cellEntry.name,
    );
  });
});

describe('stored items of a person', () => {
  it.each(ITEMS.filter(({ owner }) => owner === 'nobody'))(
    'do not include $name, whose key names nobody',
    (item) => {
      expect(namesOf(item).filter((name) => PERSON.test(name))).toEqual([]);
    },
  );

  it.each(owned)('are in the export, or there is a reason why not: $name', ({ ownership }) => {
    const { exported } = ownership;
    if ('not' in exported) expect(exported.not).toMatch(/\w{3}.*\.$/);
    else expect(Object.keys(accountExport.shape)).toContain(exported.as);
  });

  it('are erased with their own eraser only if their definition says so', () => {
    const byStore = owned.filter(({ ownership }) => ownership.erased === 'by-store');
    expect(erasers.map(({ name }) => name).sort()).toEqual(byStore.map(({ name }) => name).sort());
  });

  it('are copies only of items that belong to somebody', () => {
    const copied = ITEMS.flatMap(({ owner }) =>
      typeof owner === 'object' && 'copyOf' in owner ? [owner.copyOf] : [],
    );
    expect(owned.map(({ name }) => name)).toEqual(expect.arrayContaining(copied));
  });
});
