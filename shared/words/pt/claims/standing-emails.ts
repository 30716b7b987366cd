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
  title: `${isolated(organizationName)} pede uma reserva fixa`,
  text: [
    `A organização pede ${mealsWords(meals)} de ${isolated(fish)} de cada uma das suas promessas que se repetem.`,
    'Se você aceitar uma vez, as refeições são reservadas cada vez que uma promessa é publicada. Você pode encerrar isso quando quiser.',
    'Aceite ou recuse em Minhas publicações.',
  ],
});
export const accepted = ({ fishermanName, meals, fish }: Facts): Told => ({
  title: `${isolated(fishermanName)} aceitou sua reserva fixa`,
  text: [
    `Reservamos ${mealsWords(meals)} de ${isolated(fish)} para vocês cada vez que uma promessa é publicada, três dias antes do seu dia. Avisamos você de cada reserva por e-mail.`,
    'As regras das reservas valem cada vez. Se uma reserva não for possível, dizemos por quê.',
  ],
});
export const declined = ({ fishermanName, meals, fish }: Facts): Told => ({
  title: `${isolated(fishermanName)} recusou sua reserva fixa`,
  text: [
    `Era de ${mealsWords(meals)} de ${isolated(fish)} por vez. Vocês ainda podem reservar refeições de cada promessa.`,
  ],
});
export const ended = {
  organization: ({ organizationName, meals, fish }: Facts): Told => ({
    title: `${isolated(organizationName)} encerrou a reserva fixa`,
    text: [`Era de ${mealsWords(meals)} de ${isolated(fish)} por vez. As reservas já feitas ficam.`],
  }),
  fisherman: ({ fishermanName, meals, fish }: Facts): Told => ({
    title: `${isolated(fishermanName)} encerrou sua reserva fixa`,
    text: [`Era de ${mealsWords(meals)} de ${isolated(fish)} por vez. As reservas já feitas ficam.`],
  }),
};
export const seriesEnded = ({ fishermanName, meals, fish }: Facts): Told => ({
  title: 'Sua reserva fixa terminou',
  text: [
    `As promessas de ${isolated(fishermanName)} não se repetem mais. Sua reserva fixa era de ${mealsWords(meals)} de ${isolated(fish)} por vez.`,
    'As reservas já feitas ficam.',
  ],
});
export const leftOut = ({ fishermanName, meals, fish }: Facts): Told => ({
  title: 'Sua reserva fixa não recebeu refeições desta vez',
  text: [
    `${isolated(fishermanName)} tem uma nova promessa de ${isolated(fish)}. Não pudemos reservar ${mealsWords(meals)} dela para vocês. A próxima promessa não muda.`,
  ],
});
export const why = {
  mealsLeft: 'Restavam refeições de menos.',
  tooManyOpen:
    'Sua organização tem reservas demais em aberto. Retire ou cancele uma delas, e reserve as refeições você mesmo.',
  overCapacity: 'Sua organização teria reservado num dia mais do que serve numa semana.',
  overShare:
    'Enquanto uma promessa é nova, cada organização leva só uma parte. Reserve as refeições você mesmo um pouco mais tarde.',
  paused: 'Sua organização está pausada.',
  unavailable: 'A promessa não estava aberta à sua organização.',
};
export const seePosts = 'Abrir Minhas publicações';
export const seeClaims = 'Ver suas reservas';
export const seePledge = 'Ver a promessa';
