/**
 * Writes the towns that the map names (`node bin/map-towns.ts`): those at the edge of the land, where boats come in, from the data that places
 * are looked up in (places-data.ts says where it is from). In the order of their size, which the number of their ZIP codes stands for, so that the map
 * names the largest ones first.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { coastalTowns } from './build/places-data.ts';

const FILE = fileURLToPath(new URL('../web/features/posts/map/towns.csv', import.meta.url));
/** 11 kB as they are sent. */
const MOST_TOWNS = 1500;

const require = createRequire(import.meta.url);

function edgeOfLand(): [lng: number, lat: number][] {
  const topology: Topology<{ nation: GeometryCollection }> = require('us-atlas/nation-10m.json');
  return feature(topology, topology.objects.nation).features.flatMap(({ geometry }) => {
    const parts = geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
    return parts.flat(2).map(([lng = 0, lat = 0]): [number, number] => [lng, lat]);
  });
}

/** Without the suburbs: nearer than this, in degrees, the larger one is named alone. */
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
