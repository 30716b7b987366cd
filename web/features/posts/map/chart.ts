/** The Leaflet map. Everything around it is in post-map.tsx. */
import L from 'leaflet';
import type { MapTiles } from '#shared/deployment/site-config.ts';
import type { Coordinates } from '#shared/fields.ts';
import { NEAR_ME_RADIUS_MILES } from '#shared/places/distance.ts';
import { you, zoomInTitle, zoomOutTitle } from '#words/posts/map.ts';
import type { NearPlace } from '../../../lib/near-me/near-place.ts';
import { densestOf } from './densest.ts';
import { addGraticule } from './graticule.ts';
import { addLand } from './land.ts';
import { arrangeLabels, createMarker, type MarkerWords, nameMarker, textIn } from './marker.ts';
import { addTowns } from './towns.ts';

/** Portland, Maine (first document, section 7). */
const DEFAULT_CENTRE: L.LatLngTuple = [43.66, -70.26];
const DEFAULT_ZOOM = 8;
const FARTHEST_ZOOM = 3;
/** The maximum zoom. Closer than this, a drawn coast is no orientation, but tiles are. */
const NEAREST_ZOOM = { drawn: 10, tiled: 14 };
/** The map does not zoom in further by itself, since posts are placed at the center of their town. */
const FITTED_ZOOM = 11;
/** Padding in pixels for the labels of markers at the edge. */
const LABEL_ROOM: L.PointTuple = [56, 48];
const METRES_PER_MILE = 1609.344;

export interface ChartSpot {
  key: string;
  at: Coordinates;
}

export interface ChartView<T extends ChartSpot> {
  spots: readonly T[];
  /** Keys of the spots whose posts are shown. */
  chosen: readonly string[];
  /** The place for Near Me, with its name. */
  near: Pick<NearPlace, 'near' | 'name' | 'at'> | undefined;
}

export interface ChartEvents<T> {
  /** Called when a marker is pressed. Spots that are too close to each other share a marker. */
  onChoose(spots: readonly T[]): void;
  describe(spots: readonly T[]): MarkerWords;
  /** Called with the number of spots that are too far away and were left out of the first view. */
  onFit(leftOut: number): void;
}

export class Chart<T extends ChartSpot> {
  readonly #map: L.Map;
  readonly #events: ChartEvents<T>;
  readonly #markers = new Map<string, L.Marker>();
  readonly #nearby = L.layerGroup();
  #view: ChartView<T> = { spots: [], chosen: [], near: undefined };
  /** Once the visitor has moved the map, it is not moved automatically any more. */
  #isMoved = false;
  #fitted = '';

  constructor(element: HTMLElement, events: ChartEvents<T>) {
    this.#events = events;
    this.#map = createMap(element);
    this.#map.setView(DEFAULT_CENTRE, DEFAULT_ZOOM);
    this.#nearby.addTo(this.#map);
    void addTowns(this.#map, () => this.#view.spots.map(({ at }) => pointOf(at))).catch(() => undefined);
    for (const event of ['pointerdown', 'keydown', 'wheel']) {
      element.addEventListener(event, () => {
        this.#isMoved = true;
      });
    }
    this.#map.on('zoomend', () => this.#mark());
    this.#map.on('moveend', () => arrangeLabels(element));
  }

  /** Adds map tiles below everything else. Without them, or until they load, the background is a plain chart. */
  addTiles({ url, attribution }: MapTiles): void {
    L.control.attribution({ prefix: false, position: 'bottomleft' }).addTo(this.#map);
    L.tileLayer(url, { attribution, maxZoom: NEAREST_ZOOM.tiled }).addTo(this.#map);
    this.#map.setMaxZoom(NEAREST_ZOOM.tiled);
  }

  show(view: ChartView<T>): void {
    if (view.near !== this.#view.near) this.#showNear(view.near);
    this.#view = view;
    this.#fit();
    this.#mark();
  }

  /** Shows all spots, even if they are far apart. */
  showAll(): void {
    const points = this.#view.spots.map(({ at }) => pointOf(at));
    this.#map.fitBounds(L.latLngBounds(points), { padding: LABEL_ROOM });
    this.#events.onFit(0);
  }

  /** Moves the focus to the marker of a spot. */
  focus(key: string): void {
    const [, marker] = [...this.#markers].find(([keys]) => keys.split(' ').includes(key)) ?? [];
    marker?.getElement()?.focus();
  }

  remove(): void {
    this.#map.remove();
  }

  /** Updates the markers, one for each group of spots. Unchanged groups keep their element and its focus. */
  #mark(): void {
    const { spots, chosen } = this.#view;
    const dots = spots.map((spot) => ({ spot, ...pixelOf(this.#map, spot.at) }));
    const groups = new Map(
      clusterDots(dots).map((group) => [
        group.map(({ spot }) => spot.key).join(' '),
        group.map(({ spot }) => spot),
      ]),
    );
    for (const [keys, marker] of this.#markers) {
      if (groups.has(keys)) continue;
      marker.remove();
      this.#markers.delete(keys);
    }
    for (const [keys, group] of groups) {
      const marker = this.#markers.get(keys) ?? this.#addMarker(keys, group);
      const isChosen = group.some(({ key }) => chosen.includes(key));
      nameMarker(marker, this.#events.describe(group), isChosen);
    }
    arrangeLabels(this.#map.getContainer());
  }

  #addMarker(keys: string, group: readonly T[]): L.Marker {
    const at = group[0]?.at ?? { lat: 0, lng: 0 };
    const marker = createMarker(pointOf(at), () => {
      const current = this.#view.spots.filter(({ key }) => keys.split(' ').includes(key));
      if (current.length > 1) this.#zoomTo(current);
      this.#events.onChoose(current);
    });
    this.#markers.set(keys, marker.addTo(this.#map));
    return marker;
  }

  /** Zooms in until each spot has its own marker, as far as the map allows. */
  #zoomTo(spots: readonly T[]): void {
    const bounds = L.latLngBounds(spots.map(({ at }) => pointOf(at)));
    this.#map.fitBounds(bounds, { padding: LABEL_ROOM, maxZoom: FITTED_ZOOM });
  }

  #showNear(near: ChartView<T>['near']): void {
    this.#nearby.clearLayers();
    if (!near) return;
    const at = pointOf(near.at);
    const radius = NEAR_ME_RADIUS_MILES * METRES_PER_MILE;
    this.#nearby.addLayer(L.circle(at, { radius, interactive: false, className: 'map-range' }));
    const icon = L.divIcon({ className: 'map-here', html: '', iconSize: [16, 16] });
    const marker = L.marker(at, { icon, interactive: false, keyboard: false, zIndexOffset: -1000 });
    this.#nearby.addLayer(marker);
    marker.getElement()?.append(textIn('map-label', near.near === 'me' ? you : near.name));
  }

  #fit(): void {
    const { spots, near } = this.#view;
    const opened = densestOf(spots);
    const points = near ? aroundOf(near.at) : opened.map(({ at }) => pointOf(at));
    const fitted = points.join();
    if (this.#isMoved || points.length === 0 || fitted === this.#fitted) return;
    this.#fitted = fitted;
    const padding: L.PointTuple = near ? [8, 8] : LABEL_ROOM;
    this.#map.fitBounds(L.latLngBounds(points), { padding, maxZoom: FITTED_ZOOM, animate: false });
    this.#events.onFit(near ? 0 : spots.length - opened.length);
  }
}

function createMap(element: HTMLElement): L.Map {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(element, {
    attributionControl: false,
    zoomControl: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
    minZoom: FARTHEST_ZOOM,
    maxZoom: NEAREST_ZOOM.drawn,
    worldCopyJump: true,
    // Otherwise the page could not be scrolled past the map.
    scrollWheelZoom: false,
  });
  map.on('focus click', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  map.createPane('ground').style.zIndex = '150';
  void addLand(map).catch(() => undefined);
  addGraticule(map);
  L.control.zoom({ position: 'topright', zoomInTitle, zoomOutTitle }).addTo(map);
  L.control.scale({ position: 'bottomright' }).addTo(map);
  return map;
}

function pixelOf(map: L.Map, at: Coordinates): { x: number; y: number } {
  const { x, y } = map.project(pointOf(at));
  return { x, y };
}

function pointOf({ lat, lng }: Coordinates): L.LatLngTuple {
  return [lat, lng];
}

/** The south-west and north-east corners of the nearby area. */
function aroundOf(at: Coordinates): L.LatLngTuple[] {
  const bounds = L.latLng(pointOf(at)).toBounds(2 * NEAR_ME_RADIUS_MILES * METRES_PER_MILE);
  return [bounds.getSouthWest(), bounds.getNorthEast()].map(({ lat, lng }) => [lat, lng]);
}

/** A spot's position on the screen, in pixels. */
interface Dot {
  x: number;
  y: number;
}

/** The minimum distance of two markers in pixels, so that both can be pressed. */
const APART = 44;

/**
 * Groups spots that would cover each other. @returns groups in the order of their first members, which give the
 * position
 */
function clusterDots<T extends Dot>(dots: readonly T[]): [T, ...T[]][] {
  const groups: [T, ...T[]][] = [];
  for (const dot of dots) {
    const near = groups.find(([first]) => Math.hypot(first.x - dot.x, first.y - dot.y) < APART);
    if (near) near.push(dot);
    else groups.push([dot]);
  }
  return groups;
}
