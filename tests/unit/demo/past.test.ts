import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { writePlacesFile } from '#bin/build/places-data.ts';
import { resolvePlace } from '#lambdas/services/places.ts';
import { timeZoneAt } from '#lambdas/services/time-zone.ts';
import { dayAt } from '#local/demo/local-time.ts';
import { claimsOn, type PastClaim, withClaims } from '#local/demo/past/claims.ts';
import { type PastPeople, peopleUntil } from '#local/demo/past/people.ts';
import { type PastPost, postsUntil } from '#local/demo/past/posts.ts';
import { randomFrom } from '#local/demo/random.ts';
import { catchRecord } from '#shared/posts/catches/schemas.ts';
import { pledgeRecord } from '#shared/posts/pledges/schemas.ts';

const folder = mkdtempSync(join(tmpdir(), 'creel-places-'));
const NOW = Date.parse('2026-06-01T12:00:00.000Z');
const NEW_ENGLAND = ['ME', 'NH', 'MA', 'RI', 'CT'];

let people: PastPeople;
let posts: PastPost[];
let claims: PastClaim[];

beforeAll(async () => {
  process.env.PLACES_FILE = join(folder, 'places.dat');
  writePlacesFile(process.env.PLACES_FILE);
  people = peopleUntil(NOW);
  const placeOf = async (town: string) => {
    const found = await resolvePlace(town);
    const coordinates = { lat: found?.lat ?? 0, lng: found?.lng ?? 0 };
    return { coordinates, timeZone: timeZoneAt(coordinates) };
  };
  posts = await postsUntil(people.fishermen, { now: NOW, placeOf, photosOf: () => [] });
  const random = randomFrom(1);
  claims = posts.flatMap((post) =>
    post.kind === 'pledge' ? claimsOn(post.record, { place: post.place, random, now: NOW }) : [],
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const hourIn = (time: string, timeZone: string) =>
  Number(new Date(time).toLocaleString('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }));

describe('the past of the demo', () => {
  it('has valid posts on most of its days', () => {
    for (const { kind, record } of posts) z.parse(kind === 'catch' ? catchRecord : pledgeRecord, record);
    const days = new Set(posts.map(({ record }) => dayAt(Date.parse(record.createdAt), 'America/New_York')));
    expect(days.size).toBeGreaterThan(60);
  });

  it('has more posts in its last month than in its first', () => {
    const inMonth = (ago: number) =>
      posts.filter(({ record }) => Math.floor((NOW - Date.parse(record.createdAt)) / 2_592_000_000) === ago);
    expect(inMonth(0).length).toBeGreaterThan(2 * inMonth(2).length);
  });

  it('spreads from Maine to Washington, with half of it in New England', () => {
    const states = posts.map(({ record }) => record.location.slice(-2));
    expect(states).toEqual(expect.arrayContaining(['ME', 'FL', 'TX', 'CA', 'WA']));
    const near = states.filter((state) => NEW_ENGLAND.includes(state));
    expect(near.length / states.length).toBeGreaterThan(0.4);
    expect(near.length / states.length).toBeLessThan(0.8);
  });

  it('has no posts before their owner’s sign-up', () => {
    const since = new Map(people.fishermen.map((each) => [each.userId, each.since]));
    for (const { record } of posts)
      expect(Date.parse(record.createdAt)).toBeGreaterThanOrEqual(since.get(record.fishermanId) ?? NOW);
  });

  it('has pickups in the daytime of their town', () => {
    for (const post of posts) {
      if (post.kind === 'catch') continue;
      for (const { start, end } of post.record.pickup?.slots ?? []) {
        expect(hourIn(start, post.place.timeZone)).toBeGreaterThanOrEqual(8);
        expect(hourIn(end, post.place.timeZone)).toBeLessThanOrEqual(18);
      }
    }
  });

  it('gives out no meal twice, and all its claims are over', () => {
    expect(new Set(claims.map(({ state }) => state))).toEqual(new Set(['collected', 'cancelled', 'expired']));
    for (const { claimedAt, endedAt, meals, served } of claims) {
      expect(claimedAt).toBeLessThan(endedAt);
      expect(endedAt).toBeLessThanOrEqual(NOW);
      expect(served?.meals ?? 0).toBeLessThanOrEqual(meals);
    }
    for (const post of posts) {
      if (post.kind === 'catch') continue;
      const own = claims.filter(({ pledge }) => pledge.id === post.record.id);
      expect(withClaims(post.record, own, { place: post.place, now: NOW }).mealsLeft).toBeGreaterThanOrEqual(
        0,
      );
    }
  });

  it('lists every fisherman whom somebody follows', async () => {
    process.env.TABLE_NAME = 'past';
    const [{ putFavorites }, { ItemBook }, { favorite, favoriteEntry }] = await Promise.all([
      import('#bin/demo-past/past-items.ts'),
      import('#bin/demo-past/item-book.ts'),
      import('#lambdas/favorites/store/items.ts'),
    ]);
    const book = new ItemBook();
    putFavorites(book, people, NOW);
    const listed = book.all().filter((item) => favoriteEntry.is(item));
    const followed = book.all().filter((item) => favorite.is(item));
    expect(followed.length).toBeGreaterThan(people.buyers.length);
    expect(listed).toHaveLength(followed.length);
  });
});
