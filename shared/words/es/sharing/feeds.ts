import { mealsOf, speciesAt } from './share.ts';

export { mealsOf, speciesAt };

/** Names of the feeds in feed readers. */
export const titles = {
  catch: 'Capturas frescas en Creel',
  pledge: 'Comidas prometidas en Creel',
  landing: 'Desembarques en Creel',
};
export const landingsSubtitle = 'Barcos que llegan pronto y lo que esperan traer a bordo.';

export const nearTitle = 'Pescado fresco cerca';
export const nearSubtitle = 'Capturas y comidas prometidas en una zona de la costa.';
export const fishermanSubtitle = (name: string) => `Capturas y comidas prometidas de ${name}.`;

export const from = (what: string, place: string) => `${what}, de ${place}`;
export const pledged = (meals: string, name: string) =>
  `${meals}, promesa de ${name} para familias necesitadas.`;
export const onOffer = (species: string, quantity: string, price: string, name: string) =>
  `${species}, ${quantity}: ${price}, de ${name}.`;

export const landingTitle = (what: string, place: string, when: string) => `${what}: ${place}, ${when}`;
