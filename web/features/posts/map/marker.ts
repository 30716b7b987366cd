import L from 'leaflet';

/** Creates a marker that is a button: Tab focuses it, and Enter or Space presses it. */
export function createMarker(at: L.LatLngTuple, onPress: () => void): L.Marker {
  const icon = L.divIcon({ className: 'map-marker', html: '', iconSize: [44, 44] });
  const marker = L.marker(at, { icon, riseOnHover: true });
  marker.on('add', () => {
    const element = marker.getElement();
    element?.addEventListener('click', onPress);
    element?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onPress();
    });
  });
  return marker;
}

export interface MarkerWords {
  count: number;
  /** The label for assistive technology: `3 catches, Portland, ME` */
  name: string;
  /** The short text beside the marker. */
  label: string;
}

export function nameMarker(marker: L.Marker, { count, name, label }: MarkerWords, isPressed: boolean): void {
  const element = marker.getElement();
  if (!element) return;
  element.setAttribute('aria-label', name);
  element.setAttribute('aria-pressed', String(isPressed));
  element.replaceChildren(textIn('map-dot', count > 1 ? String(count) : ''), textIn('map-label', label));
}

/** Creates an element with text and never HTML, since people wrote it. */
export function textIn(className: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}

/** Pixels between a label and the edge of the map. */
const MARGIN = 4;

/**
 * Moves labels into the map and hides labels that would cover an earlier one. Hidden labels show while their marker has
 * the focus.
 */
export function arrangeLabels(map: HTMLElement): void {
  const { left, right } = map.getBoundingClientRect();
  const kept: DOMRect[] = [];
  for (const label of map.querySelectorAll<HTMLElement>('.map-label')) {
    label.hidden = false;
    label.style.marginLeft = '0';
    const box = label.getBoundingClientRect();
    const shift = Math.max(0, left + MARGIN - box.left) - Math.max(0, box.right - right + MARGIN);
    label.style.marginLeft = `${shift}px`;
    box.x += shift;
    label.hidden = kept.some((other) => isOver(box, other));
    if (!label.hidden) kept.push(box);
  }
}

function isOver(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
