/**
 * The background of a map without tiles: land, state lines and state names, from public-domain data of the U.S. Census
 * Bureau.
 */
import L from 'leaflet';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import statesUrl from 'us-atlas/states-10m.json?url';

type States = Topology<{ states: GeometryCollection<{ name: string }>; nation: GeometryCollection }>;

/** The minimum width of a state in pixels for its name to fit. */
const NAMED_WIDTH = 90;

/** Loads shortly after the map. Until then, and without a network, the background is plain. */
export async function addLand(map: L.Map): Promise<void> {
  const response = await fetch(statesUrl);
  if (!response.ok) return;
  const topology: States = await response.json();
  const { states, nation } = topology.objects;
  const ground = { interactive: false, pane: 'ground' } as const;
  const lines = mesh(topology, states, (one, other) => one !== other);
  L.geoJSON(feature(topology, nation), { ...ground, style: { className: 'map-land', weight: 1 } }).addTo(map);
  L.geoJSON(lines, { ...ground, style: { className: 'map-state-line', weight: 1 } }).addTo(map);
  const named = feature(topology, states).features.map((state) => ({
    name: state.properties.name,
    bounds: mainPartOf(state),
  }));
  const names = L.layerGroup().addTo(map);
  const write = () => {
    names.clearLayers();
    for (const { name, bounds } of named) {
      if (!map.getBounds().contains(bounds.getCenter()) || widthOf(map, bounds) < NAMED_WIDTH) continue;
      const icon = L.divIcon({ className: 'map-state-name', html: name, iconSize: [0, 0] });
      names.addLayer(
        L.marker(bounds.getCenter(), { icon, interactive: false, keyboard: false, pane: 'ground' }),
      );
    }
  };
  map.on('moveend', write);
  write();
}

/** Returns the main part of a state, so that distant islands do not move its name. */
function mainPartOf(state: GeoJSON.Feature): L.LatLngBounds {
  const { geometry } = state;
  const parts =
    geometry.type === 'MultiPolygon'
      ? geometry.coordinates
      : geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : [];
  const largest = parts
    .map(([ring = []]) => ring)
    .reduce<GeoJSON.Position[]>((most, ring) => (ring.length > most.length ? ring : most), []);
  return L.latLngBounds(largest.map(([lng = 0, lat = 0]) => [lat, lng]));
}

function widthOf(map: L.Map, bounds: L.LatLngBounds): number {
  return map.project(bounds.getNorthEast()).x - map.project(bounds.getSouthWest()).x;
}
