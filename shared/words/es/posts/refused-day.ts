/** A pledge of a series that the rules refuse: the email to its fisherman, and the note in My Posts. */
import { histamine, speciesNotOffered } from './rules.ts';

/** @param day such as November 27, 2026 */
export const subject = (day: string) => `Su promesa del ${day} no se publicó`;
/** @param meals such as 20 meals of haddock */
export const about = (meals: string) =>
  `Su serie de ${meals} tiene una promesa ese día, y las reglas del sitio la rechazan:`;
/** By the reason; each takes the name of the species. */
export const reasons = {
  species: (_name: string) => speciesNotOffered,
  storage: (name: string) => histamine([name]),
  other: (_name: string) => 'El formulario ya no cumple las reglas del sitio.',
};
export const remedy =
  'Puede publicar usted una promesa para ese día. Si la causa sigue, termine la serie y repita otra promesa. Los días siguientes de la serie se intentan de nuevo.';
export const open = 'Abrir Mis publicaciones';
/** Before the reason. */
export const notPosted = (day: string) => `No se publicó el ${day}:`;
