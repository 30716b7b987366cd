import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { writePlacesFile } from '#bin/build/places-data.ts';
import { resolvePlace } from '#lambdas/services/places.ts';
import { COAST } from '#local/demo/many/coast.ts';
import { crewFor } from '#local/demo/many/crew.ts';
import { type ManyPost, manyPosts } from '#local/demo/many/posts.ts';
import { userId } from '#shared/fields.ts';
import { DAY, HOUR } from '#shared/limits.ts';
import { catchRecord } from '#shared/posts/catches/schemas.ts';
import { foodSafetyOf, mayBePledged } from '#shared/posts/pledges/food-safety.ts';
import { pledgeRecord } from '#shared/posts/pledges/schemas.ts';
import { DEFAULT_RULES } from '#shared/site/default-rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'creel-places-'));
const NOW = new Date('2026-06-01T12:00:00.000Z');
const PHOTO = { id: '01JCXZ0000000000000000000A', width: 4, height: 3, color: '#aabbcc' };

let posts: ManyPost[];

beforeAll(async () => {
  process.env.PLACES_FILE = join(folder, 'places.dat');
  writePlacesFile(process.env.PLACES_FILE);
  const made = manyPosts({
    size: 600,
    now: NOW,
    crew: crewFor(600),
    coordinatesOf: resolvePlace,
    photosOf: (species) => (species === 'cod' ? [PHOTO] : []),
  });
  posts = [];
  for await (const post of made) posts.push(post);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the coast of the demo', () => {
  const ports = COAST.flatMap((region) => region.ports);

  it.each(ports)('has %s at its position in the list of places', async (town, ...zips) => {
    const found = await resolvePlace(town);
    expect(found?.stateAbbreviation).toBe(town.slice(-2));
    for (const zip of zips) expect((await resolvePlace(zip))?.stateAbbreviation).toBe(town.slice(-2));
  });
});

describe('many demo posts', () => {
  it('have the requested number and pass the rules for posts', () => {
    expect(posts).toHaveLength(600);
    for (const { kind, record } of posts) {
      z.parse(kind === 'catch' ? catchRecord : pledgeRecord, record);
      z.parse(userId, record.fishermanId);
    }
    expect(new Set(posts.map(({ record }) => record.id)).size).toBe(600);
  });

  it('are spread over ports, species and months', () => {
    const distinct = (of: (post: ManyPost) => unknown) => new Set(posts.map(of)).size;
    expect(distinct(({ record }) => record.location)).toBeGreaterThan(15);
    expect(distinct(({ record }) => record.species)).toBeGreaterThan(10);
    expect(distinct(({ kind }) => kind)).toBe(2);
    const times = posts.map(({ record }) => Date.parse(record.createdAt));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(NOW.getTime() - (times[0] ?? 0)).toBeGreaterThan(100 * DAY);
    expect(times.at(-1)).toBeLessThanOrEqual(NOW.getTime());
  });

  it('contain only fish of their coast', () => {
    for (const { record } of posts) {
      const region = COAST.find(({ ports }) => ports.some((port) => port.includes(record.location)));
      const landed = region?.catches.map((each) => (typeof each === 'string' ? each : each.name));
      expect(landed).toContain(record.customSpecies ?? record.species);
    }
  });

  it('offer fresh fish only while it is fresh, and only fish that may be pledged', () => {
    const foodSafety = foodSafetyOf(DEFAULT_RULES);
    for (const post of posts) {
      if (post.kind === 'pledge')
        expect(mayBePledged(post.record, post.record.handling.storage, foodSafety)).toBe(true);
      else if (post.record.condition === 'fresh')
        expect(Date.parse(post.record.offeredUntil ?? '')).toBeGreaterThan(NOW.getTime() + HOUR);
    }
    expect(posts.some(({ kind, record }) => kind === 'catch' && 'offeredUntil' in record)).toBe(true);
  });

  it('show existing photos', () => {
    const withPhoto = posts.filter(({ record }) => record.photos.length > 0);
    expect(withPhoto.length).toBeGreaterThan(0);
    for (const { record } of withPhoto)
      expect([record.species, record.photos[0]?.id]).toEqual(['cod', PHOTO.id]);
  });
});
