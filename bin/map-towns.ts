/**
 * Writes the towns that the map names (`node bin/map-towns.ts`): those on the coast, where boats come in, from the same data as the place search
 * (places-data.ts names its source). They are sorted by size, estimated by the number of ZIP codes, so that the map names the largest ones first.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { coastalTowns } from './build/places-data.ts';

const FILE = fileURLToPath(new URL('../web/features/posts/map/towns.csv', import.meta.url));
/** These take 11 kB compressed. */
const MOST_TOWNS = 1500;

const require = createRequire(import.meta.url);

function edgeOfLand(): [lng: number, lat: number][] {
  const topology: Topology<{ nation: GeometryCollection }> = require('us-atlas/nation-10m.json');
  return feature(topology, topology.objects.nation).features.flatMap(({ geometry }) => {
    const parts = geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
    return parts.flat(2).map(([lng = 0, lat = 0]): [number, number] => [lng, lat]);
  });
}

/** Degrees. Of two towns nearer to each other than this, such as a city and its suburb, only the larger is named. */
const APART = 0.12;

interface Placed {
  lat: number;
  lng: number;
}

function thinnedOut<T extends Placed>(towns: readonly T[]): T[] {
  const kept: T[] = [];
  const isNear = (one: Placed, other: Placed) =>
    Math.abs(one.lat - other.lat) < APART && Math.abs(one.lng - other.lng) < APART;
  for (const town of towns) if (!kept.some((each) => isNear(each, town))) kept.push(town);
  return kept;
}

const lines = thinnedOut(coastalTowns(edgeOfLand()))
  .slice(0, MOST_TOWNS)
  .map(({ name, lat, lng }) => `${name},${lat},${lng}`);
writeFileSync(FILE, `${lines.join('\n')}\n`);
