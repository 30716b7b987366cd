import { describe, expect, it } from 'vitest';
import { densestOf } from '../../../web/features/posts/map/densest.ts';
import { spotsOf } from '../../../web/features/posts/map/spots.ts';

const spot = (lat: number, lng: number) => ({ at: { lat, lng } });
const MAINE = [spot(43.66, -70.26), spot(44.1, -69.1), spot(44.4, -68.2), spot(42.6, -70.7)];
const SEWARD = spot(60.1, -149.4);
const HILO = spot(19.7, -155.1);
const SEATTLE = spot(47.6, -122.3);

describe('the first view of a map', () => {
  it('shows everything along one coast', () => {
    const keyWest = spot(24.56, -81.78);
    expect(densestOf([...MAINE, keyWest])).toEqual([...MAINE, keyWest]);
    expect(densestOf([])).toEqual([]);
  });

  it('shows the largest group if few others are across the continent or the sea', () => {
    expect(densestOf([SEWARD, ...MAINE])).toEqual(MAINE);
    const more = [spot(43.1, -70.7), spot(41.6, -70.9), spot(41.3, -70.1), spot(44.8, -67)];
    expect(densestOf([...MAINE, ...more, SEWARD, HILO])).toEqual([...MAINE, ...more]);
  });

  it('shows everything if the distant places are not few', () => {
    const all = [...MAINE, SEATTLE, SEWARD, HILO];
    expect(densestOf(all)).toEqual(all);
  });
});

describe('the spots of a map', () => {
  const post = (id: string, location: string, lat: number) => ({
    post: { id, species: 'cod' as const, location, coordinates: { lat, lng: -70.26 } },
  });

  it('are one for each town, whatever ZIP codes the posts have', () => {
    const posts = [
      post('1', 'Portland, ME', 43.66),
      post('2', 'portland, me', 43.68),
      post('3', 'Bath, ME', 43.9),
    ];
    const { spots } = spotsOf(posts);
    expect(spots.map(({ place, posts: { length } }) => [place, length])).toEqual([
      ['Portland, ME', 2],
      ['Bath, ME', 1],
    ]);
  });
});
