/** Feeds of current posts, and the page that partners embed. */
import { mealsOf, speciesAt } from './share.ts';

export { mealsOf, speciesAt };

/** Names of the feeds in feed readers. */
export const titles = {
  catch: 'Mẻ cá tươi trên Creel',
  pledge: 'Suất ăn hứa tặng trên Creel',
  landing: 'Các chuyến cập bến trên Creel',
};
export const landingsSubtitle = 'Các tàu sắp vào bờ và những gì dự kiến có trên tàu.';

export const nearTitle = 'Cá tươi gần đây';
export const nearSubtitle = 'Mẻ cá và suất ăn hứa tặng quanh một vùng bờ biển.';
export const fishermanSubtitle = (name: string) => `Mẻ cá và suất ăn hứa tặng của ${name}.`;

export const from = (what: string, place: string) => `${what} từ ${place}`;
export const pledged = (meals: string, name: string) =>
  `${meals}, do ${name} hứa tặng các gia đình khó khăn.`;
export const onOffer = (species: string, quantity: string, price: string, name: string) =>
  `${species}, ${quantity}: ${price}, của ${name}.`;

export const landingTitle = (what: string, place: string, when: string) => `${what}: ${place}, ${when}`;
