/** A pledge of a series that the rules refuse: the email to its fisherman, and the note in My Posts. */
import { histamine, speciesNotOffered } from './rules.ts';

/** @param day such as November 27, 2026 */
export const subject = (day: string) => `A sua promessa de ${day} não foi publicada`;
/** @param meals such as 20 meals of haddock */
export const about = (meals: string) =>
  `A sua série de ${meals} tem uma promessa nesse dia, e as regras do site a recusam:`;
/** By the reason; each takes the name of the species. */
export const reasons = {
  species: (_name: string) => speciesNotOffered,
  storage: (name: string) => histamine([name]),
  other: (_name: string) => 'O formulário já não segue as regras do site.',
};
export const remedy =
  'Você pode publicar uma promessa para esse dia. Se o motivo continuar, encerre a série e repita outra promessa. Os dias seguintes da série são tentados de novo.';
export const open = 'Abrir Minhas publicações';
/** Before the reason. */
export const notPosted = (day: string) => `Não publicada em ${day}:`;
