import { plural } from '../general/format.ts';
import { countPosts } from './counts.ts';

type Kind = Parameters<typeof countPosts>[1];

export const mapOf = (label: string) => `Mapa: ${label}`;
export const placeless = (count: number, kind: Kind) => {
  const rest = plural(count, {
    one: 'solo está en la lista: no sabemos dónde va en el mapa',
    many: 'solo están en la lista: no sabemos dónde van en el mapa',
    other: 'solo están en la lista: no sabemos dónde van en el mapa',
  });
  return `${countPosts(count, kind)} ${rest}.`;
};
export const farAway = (places: number) =>
  plural(places, {
    one: 'Otro lugar está lejos.',
    many: `Otros ${places} de lugares están lejos.`,
    other: `Otros ${places} lugares están lejos.`,
  });
export const showAll = 'Mostrar todos los lugares';
export const chooseMarker = 'Elija un marcador para ver qué hay ahí.';
export const postsIn = (count: number, kind: Kind, places: string) =>
  `${countPosts(count, kind)} en ${places}`;
/** "Portland, ME y otros 2 lugares" */
export const placesAnd = (first: string, others: number) =>
  `${first} y ${plural(others, { one: 'otro lugar', many: `otros ${others} de lugares`, other: `otros ${others} lugares` })}`;
/** The short form next to a marker: "Portland, ME +2" */
export const placeShort = (first: string, others: number) => `${first} +${others}`;
export const markerName = (what: string, places: string) => `${what}, ${places}`;
export const you = 'Usted';
export const zoomInTitle = 'Acercar';
export const zoomOutTitle = 'Alejar';
