import { isolated } from '../../../text/isolated.ts';
import { mealsWords } from '../posts/figures.ts';

interface Facts {
  organizationName: string;
  fishermanName: string;
  meals: number;
  fish: string;
}

interface Told {
  title: string;
  text: string[];
}

export const asked = ({ organizationName, meals, fish }: Facts): Told => ({
  title: `${isolated(organizationName)} pide una reserva fija`,
  text: [
    `Pide ${mealsWords(meals)} de ${isolated(fish)} de cada una de sus promesas que se repiten.`,
    'Si acepta una vez, las comidas se reservan cada vez que se publica una promesa. Puede terminarlo cuando quiera.',
    'Acepte o rechace en Mis publicaciones.',
  ],
});
export const accepted = ({ fishermanName, meals, fish }: Facts): Told => ({
  title: `${isolated(fishermanName)} aceptó su reserva fija`,
  text: [
    `Reservamos ${mealsWords(meals)} de ${isolated(fish)} para ustedes cada vez que se publica una promesa, tres días antes de su día. Le escribimos por cada reserva.`,
    'Las reglas de las reservas valen cada vez. Si una reserva no es posible, le escribimos por qué.',
  ],
});
export const declined = ({ fishermanName, meals, fish }: Facts): Told => ({
  title: `${isolated(fishermanName)} rechazó su reserva fija`,
  text: [
    `Era de ${mealsWords(meals)} de ${isolated(fish)} cada vez. Todavía puede reservar comidas de cada promesa.`,
  ],
});
export const ended = {
  organization: ({ organizationName, meals, fish }: Facts): Told => ({
    title: `${isolated(organizationName)} terminó su reserva fija`,
    text: [`Era de ${mealsWords(meals)} de ${isolated(fish)} cada vez. Las reservas ya hechas se quedan.`],
  }),
  fisherman: ({ fishermanName, meals, fish }: Facts): Told => ({
    title: `${isolated(fishermanName)} terminó la reserva fija de su organización`,
    text: [`Era de ${mealsWords(meals)} de ${isolated(fish)} cada vez. Las reservas ya hechas se quedan.`],
  }),
};
export const seriesEnded = ({ fishermanName, meals, fish }: Facts): Told => ({
  title: 'Su reserva fija ha terminado',
  text: [
    `Las promesas de ${isolated(fishermanName)} ya no se repiten. Su reserva fija era de ${mealsWords(meals)} de ${isolated(fish)} cada vez.`,
    'Las reservas ya hechas se quedan.',
  ],
});
export const leftOut = ({ fishermanName, meals, fish }: Facts): Told => ({
  title: 'Su reserva fija no recibió comidas esta vez',
  text: [
    `${isolated(fishermanName)} tiene una nueva promesa de ${isolated(fish)}. No pudimos reservar ${mealsWords(meals)} de ella para ustedes. La próxima promesa no cambia.`,
  ],
});
export const why = {
  mealsLeft: 'Quedaban muy pocas comidas.',
  tooManyOpen:
    'Su organización tiene demasiadas reservas abiertas. Recoja o cancele una de ellas, y reserve usted las comidas.',
  overCapacity: 'Su organización habría reservado en un día más de lo que sirve en una semana.',
  overShare:
    'Mientras una promesa es nueva, una organización recibe solo una parte. Reserve usted las comidas un poco más tarde.',
  paused: 'Su organización está en pausa.',
  unavailable: 'La promesa no estaba abierta a su organización.',
};
export const seePosts = 'Abrir Mis publicaciones';
export const seeClaims = 'Ver sus reservas';
export const seePledge = 'Ver la promesa';
