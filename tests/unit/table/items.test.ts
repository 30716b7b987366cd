/** All kinds of items together: none is forgotten, none is taken for another, and nothing of a person is left out of export and erasure. */
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

/** Names in a key that stand for a person. */
const PERSON = /^(user|owner|caller|who|\w+er|\w*recipient|blocked|sender)Id$|^(caller|who)$/;

describe('the kinds of items', () => {
  it('are all those that the areas define', async () => {
    const files = globSync('lambdas/*/store/items.ts');
    const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
    const defined = modules
      .flatMap((module) => Object.values<object>(module))
      .filter((each) => typeof each === 'object' && 'match' in each);
    expect(defined.length).toBeGreaterThan(10);
    expect(defined.filter((each) => !ITEMS.some((item) => item === each))).toEqual([]);
  });

  it('have names and keys of their own', () => {
    expect(new Set(ITEMS.map(({ name }) => name)).size).toBe(ITEMS.length);
    for (const item of ITEMS) expect(definitionOf(keyOf(item))?.name).toBe(item.name);
  });

  it('do not take the key of something else for theirs', () => {
    expect(definitionOf({ pk: 'USER#1', sk: 'NONSENSE' })).toBeUndefined();
    expect(definitionOf({ pk: 'NONSENSE', sk: '1' })).toBeUndefined();
  });
});

describe('changes that the stream’s reader is called for', () => {
  it('are of those keys whose items an area subscribes to, and of no others', () => {
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
  it.each(ITEMS.filter(({ owner }) => owner === 'nobody'))('is not $name, whose key names nobody', (item) => {
    expect(namesOf(item).filter((name) => PERSON.test(name))).toEqual([]);
  });

  it.each(owned)(
    '$name: stands in a part of the export that there is, or it is said why not',
    ({ ownership }) => {
      const { exported } = ownership;
      if ('not' in exported) expect(exported.not).toMatch(/\w{3}.*\.$/);
      else expect(Object.keys(accountExport.shape)).toContain(exported.as);
    },
  );

  it('is erased with its own eraser where its definition says so, and nowhere else', () => {
    const byStore = owned.filter(({ ownership }) => ownership.erased === 'by-store');
    expect(erasers.map(({ name }) => name).sort()).toEqual(byStore.map(({ name }) => name).sort());
  });

  it('is a copy only of what itself belongs to somebody', () => {
    const copied = ITEMS.flatMap(({ owner }) =>
      typeof owner === 'object' && 'copyOf' in owner ? [owner.copyOf] : [],
    );
    expect(owned.map(({ name }) => name)).toEqual(expect.arrayContaining(copied));
  });
});
