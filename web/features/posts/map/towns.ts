/** Names of coastal towns for orientation on the map, written by bin/map-towns.ts. */
import L from 'leaflet';
import townsUrl from './towns.csv?url';

/** The space that a name needs, in pixels. */
const ROOM = { x: 110, y: 36 };
/** Below this zoom, the names of states are enough. */
const NAMED_FROM_ZOOM = 6;

interface Town {
  name: string;
  at: L.LatLngTuple;
}

/**
 * Loads shortly after the map, like the land. Larger towns are placed first, and smaller ones must not cover them.
 * @param taken the positions of markers, which have names of their own
 */
export async function addTowns(map: L.Map, taken: () => readonly L.LatLngTuple[]): Promise<void> {
  const response = await fetch(townsUrl);
  if (!response.ok) return;
  const towns = (await response.text()).trim().split('\n').map(toTown);
  const names = L.layerGroup().addTo(map);
  const write = () => {
    names.clearLayers();
    if (map.getZoom() < NAMED_FROM_ZOOM) return;
    const written = taken().map((at) => map.latLngToContainerPoint(at));
    for (const { name, at } of towns) {
      if (!map.getBounds().contains(at)) continue;
      const point = map.latLngToContainerPoint(at);
      if (written.some(({ x, y }) => Math.abs(x - point.x) < ROOM.x && Math.abs(y - point.y) < ROOM.y))
        continue;
      written.push(point);
      const icon = L.divIcon({ className: 'map-town', html: name, iconSize: [0, 0] });
      names.addLayer(L.marker(at, { icon, interactive: false, keyboard: false, pane: 'ground' }));
    }
  };
  map.on('moveend', write);
  write();
}

function toTown(line: string): Town {
  const [name = '', lat, lng] = line.split(',');
  return { name, at: [Number(lat), Number(lng)] };
}
