import { plural } from '../general/format.ts';
import { countPosts } from './counts.ts';

type Kind = Parameters<typeof countPosts>[1];

export const mapOf = (label: string) => `Mapa: ${label}`;
export const placeless = (count: number, kind: Kind) => {
  const rest = plural(count, {
    one: 'só aparece na lista: o mapa não conhece o lugar',
    many: 'só aparecem na lista: o mapa não conhece os lugares',
    other: 'só aparecem na lista: o mapa não conhece os lugares',
  });
  return `${countPosts(count, kind)} ${rest}.`;
};
export const farAway = (places: number) =>
  plural(places, {
    one: 'Há outro lugar bem longe.',
    many: `Há outros ${places} de lugares bem longe.`,
    other: `Há outros ${places} lugares bem longe.`,
  });
export const showAll = 'Mostrar todos os lugares';
export const chooseMarker = 'Escolha um marcador para ver o que há ali.';
export const postsIn = (count: number, kind: Kind, places: string) =>
  `${countPosts(count, kind)} em ${places}`;
/** "Portland, ME e outros 2 lugares" */
export const placesAnd = (first: string, others: number) =>
  `${first} e ${plural(others, { one: 'outro lugar', many: `outros ${others} de lugares`, other: `outros ${others} lugares` })}`;
/** The short form next to a marker: "Portland, ME +2" */
export const placeShort = (first: string, others: number) => `${first} +${others}`;
export const markerName = (what: string, places: string) => `${what}, ${places}`;
export const you = 'Você';
export const zoomInTitle = 'Aproximar';
export const zoomOutTitle = 'Afastar';
