import L from 'leaflet';

/** Possible distances between lines, in degrees. */
const STEPS = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 45];
/** The minimum distance between lines, in pixels. */
const GAP = 90;
/** The width of the map's buttons at the right edge, in pixels. */
const BUTTONS = 90;
/** The width of the latitude labels at the left edge, in pixels. */
const LATITUDES = 56;

/** Draws lines of latitude and longitude with their degrees at the edge, for orientation on a map without tiles. */
export function addGraticule(map: L.Map): void {
  const lines = L.layerGroup().addTo(map);
  const draw = () => {
    lines.clearLayers();
    drawParallels(map, lines);
    drawMeridians(map, lines);
  };
  map.on('moveend resize', draw);
  map.whenReady(draw);
}

function drawParallels(map: L.Map, lines: L.LayerGroup): void {
  const bounds = map.getBounds();
  const south = Math.max(-85, bounds.getSouth());
  const north = Math.min(85, bounds.getNorth());
  const edge = map.containerPointToLatLng([6, 0]).lng;
  for (const lat of multiples(south, north, map.getSize().y)) {
    addLine(lines, [lat, bounds.getWest()], [lat, bounds.getEast()]);
    addDegrees(lines, [lat, edge], `${degrees(lat)}° ${lat < 0 ? 'S' : 'N'}`);
  }
}

function drawMeridians(map: L.Map, lines: L.LayerGroup): void {
  const bounds = map.getBounds();
  const { x: width } = map.getSize();
  const edge = map.containerPointToLatLng([0, 18]).lat;
  const first = map.containerPointToLatLng([LATITUDES, 0]).lng;
  const last = map.containerPointToLatLng([width - BUTTONS, 0]).lng;
  for (const lng of multiples(bounds.getWest(), bounds.getEast(), width)) {
    addLine(lines, [bounds.getSouth(), lng], [bounds.getNorth(), lng]);
    // Beyond the date line, Leaflet's longitudes exceed 180 degrees.
    const onGlobe = ((((lng + 180) % 360) + 360) % 360) - 180;
    if (lng > first && lng < last)
      addDegrees(lines, [edge, lng], `${degrees(onGlobe)}° ${onGlobe < 0 ? 'W' : 'E'}`);
  }
}

/** Returns the values between two limits at which to draw a line, with enough pixels between the lines. */
function multiples(from: number, to: number, pixels: number): number[] {
  const least = (to - from) / (pixels / GAP);
  const step = STEPS.find((each) => each >= least) ?? 90;
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/** Removes rounding errors of a division. */
function degrees(value: number): string {
  return String(Math.abs(Math.round(value * 100) / 100));
}

function addLine(lines: L.LayerGroup, ...ends: L.LatLngTuple[]): void {
  lines.addLayer(L.polyline(ends, { interactive: false, className: 'map-line', weight: 1, pane: 'ground' }));
}

function addDegrees(lines: L.LayerGroup, at: L.LatLngTuple, text: string): void {
  const icon = L.divIcon({ className: 'map-degrees', html: text, iconSize: [0, 0] });
  lines.addLayer(L.marker(at, { icon, interactive: false, keyboard: false, pane: 'ground' }));
}
