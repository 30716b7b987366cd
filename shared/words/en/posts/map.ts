/** The map of posts. */
import { plural } from '../general/format.ts';
import { countPosts } from './counts.ts';

type Kind = Parameters<typeof countPosts>[1];

export const mapOf = (label: string) => `Map: ${label}`;
export const placeless = (count: number, kind: Kind) => {
  const rest = plural(count, {
    one: 'is only in the list: the map does not know its place',
    other: 'are only in the list: the map does not know their places',
  });
  return `${countPosts(count, kind)} ${rest}.`;
};
export const farAway = (places: number) =>
  plural(places, { one: 'Another place is far away.', other: `${places} other places are far away.` });
export const showAll = 'Show all places';
export const chooseMarker = 'Choose a marker to see what is there.';
export const postsIn = (count: number, kind: Kind, places: string) =>
  `${countPosts(count, kind)} in ${places}`;
/** "Portland, ME and 2 other places" */
export const placesAnd = (first: string, others: number) =>
  `${first} and ${plural(others, { one: 'another place', other: `${others} other places` })}`;
/** The short form next to a marker: "Portland, ME +2" */
export const placeShort = (first: string, others: number) => `${first} +${others}`;
export const markerName = (what: string, places: string) => `${what}, ${places}`;
export const you = 'You';
export const zoomInTitle = 'Zoom in';
export const zoomOutTitle = 'Zoom out';
