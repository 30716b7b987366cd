import { mealsOf, speciesAt } from './share.ts';

export { mealsOf, speciesAt };

/** Names of the feeds in feed readers. */
export const titles = {
  catch: 'Capturas frescas no Creel',
  pledge: 'Refeições prometidas no Creel',
  landing: 'Desembarques no Creel',
};
export const landingsSubtitle = 'Barcos que chegam em breve e o que esperam trazer a bordo.';

export const nearTitle = 'Peixe fresco por perto';
export const nearSubtitle = 'Capturas e refeições prometidas em uma parte da costa.';
export const fishermanSubtitle = (name: string) => `Capturas e refeições prometidas de ${name}.`;

export const from = (what: string, place: string) => `${what}, de ${place}`;
export const pledged = (meals: string, name: string) =>
  `${meals}, promessa de ${name} para famílias que precisam.`;
export const onOffer = (species: string, quantity: string, price: string, name: string) =>
  `${species}, ${quantity}: ${price}, de ${name}.`;

export const landingTitle = (what: string, place: string, when: string) => `${what}: ${place}, ${when}`;
