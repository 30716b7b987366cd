/** Names of coastal towns, so that somebody knows where they look; bin/map-towns.ts writes them. */
import L from 'leaflet';
import townsUrl from './towns.csv?url';

/** Pixels that a name keeps free around itself. */
const ROOM = { x: 110, y: 36 };
/** Further out the names of states are enough. */
const NAMED_FROM_ZOOM = 6;

interface Town {
  name: string;
  at: L.LatLngTuple;
}

/**
 * Comes a moment after the map, like the land. Larger towns come first, and keep others from being written over them.
 * @param taken where markers stand, which bear names of their own
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
