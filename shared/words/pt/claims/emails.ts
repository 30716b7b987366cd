import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';
import { mealsWords } from '../posts/figures.ts';

export const meals = 'Refeições';
export const fish = 'Peixe';
export const pickup = 'Retirada';
export const place = 'Lugar';
export const collector = 'Quem retira';
export const fisherman = 'Pescador';
export const organization = 'Organização';
export const seeClaim = 'Ver a reserva';
export const seePledge = 'Ver sua promessa';
export const reason = 'O motivo:';

interface Facts {
  organizationName: string;
  fishermanName: string;
  meals: number;
  mealsServed?: number;
}

interface Told {
  title: string;
  text: string[];
}

/** By kind of news. */
export const news = {
  claimed: ({ organizationName, meals }: Facts): Told => ({
    title: `${isolated(organizationName)} reservou ${meals} das suas refeições`,
    text: [
      'Deixe-as prontas no horário abaixo.',
      'Quem retira mostra a você um código de seis dígitos. Escreva-o na página da reserva quando entregar as refeições. Isto funciona também sem conexão.',
      'Se você não puder entregá-las, cancele a reserva ali e dê um motivo.',
    ],
  }),
  claimed_for_you: ({ meals }: Facts): Told => ({
    title: `Reservamos ${mealsWords(meals)} para vocês`,
    text: [
      'Sua reserva fixa fez esta reserva. Crie um código na página da reserva e leve-o quando retirar as refeições.',
      'Se ninguém puder ir, cancele logo a reserva para que outros possam usar as refeições.',
    ],
  }),
  approved: ({ meals }: Facts): Told => ({
    title: `Sua reserva de ${mealsWords(meals)} foi aprovada`,
    text: [
      'As refeições estarão prontas para vocês no horário abaixo. Leve o código que está na página da reserva.',
    ],
  }),
  reminder: ({ meals }: Facts): Told => ({
    title: `Sua retirada de ${mealsWords(meals)} é em breve`,
    text: [
      'Leve o código que está na página da reserva. Se ninguém puder ir, cancele a reserva agora para que outros possam usar as refeições.',
    ],
  }),
  cancelled: {
    /** For the other side, by the side that cancelled. */
    organization: ({ organizationName, meals }: Facts): Told => ({
      title: `${isolated(organizationName)} cancelou a reserva de ${mealsWords(meals)}`,
      text: ['Ninguém virá buscá-las. Elas voltaram para sua promessa, e outros podem reservá-las.'],
    }),
    fisherman: ({ fishermanName, meals }: Facts): Told => ({
      title: `${isolated(fishermanName)} cancelou sua reserva de ${mealsWords(meals)}`,
      text: ['Por favor, não vão buscá-las. Outras promessas perto de vocês ainda podem ter refeições.'],
    }),
    /** For both sides. */
    site: ({ meals }: Facts): Told => ({
      title: `Uma reserva de ${mealsWords(meals)} foi cancelada`,
      text: ['A retirada abaixo não vai acontecer.'],
    }),
  },
  declined: ({ meals }: Facts): Told => ({
    title: `Sua reserva de ${mealsWords(meals)} não foi aprovada`,
    text: ['Por favor, não vão buscá-las.'],
  }),
  expired: {
    /** For each side. */
    fisherman: ({ organizationName, meals }: Facts): Told => ({
      title: `${isolated(organizationName)} não retirou ${mealsWords(meals)}`,
      text: ['Ninguém veio a tempo. As refeições voltaram para sua promessa, e outros podem reservá-las.'],
    }),
    organization: ({ meals }: Facts): Told => ({
      title: `Sua reserva de ${mealsWords(meals)} expirou`,
      text: ['Ninguém as retirou até meia hora depois do horário abaixo.'],
    }),
  },
  no_show: ({ fishermanName, meals }: Facts): Told => ({
    title: `Ninguém veio buscar ${mealsWords(meals)}`,
    text: [
      `${isolated(fishermanName)} esperou e ninguém veio. Se isso acontecer muitas vezes, uma pessoa responsável precisará aprovar antes as reservas de vocês.`,
    ],
  }),
  collected: ({ meals }: Facts): Told => ({
    title: `Sua organização retirou ${mealsWords(meals)}`,
    text: [
      'Depois de servi-las, registre na página da reserva quantas foram servidas. Nós contamos ao pescador.',
    ],
  }),
  served: ({ organizationName, meals, mealsServed = 0 }: Facts): Told => ({
    title:
      mealsServed === 0
        ? 'Nenhuma das suas refeições foi consumida'
        : `${mealsServed} das suas refeições ${plural(mealsServed, { one: 'foi consumida', many: 'foram consumidas', other: 'foram consumidas' })}`,
    text: [
      `${isolated(organizationName)} retirou ${mealsWords(meals)} de você e serviu ${mealsServed === 0 ? 'nenhuma' : mealsServed} delas. Agradecemos muito.`,
    ],
  }),
};

/** For managers of community aid. */
export const waiting = ({ organizationName, meals }: Facts): Told => ({
  title: `Uma reserva de ${isolated(organizationName)} precisa da sua aprovação`,
  text: [
    `Depois de várias retiradas perdidas, a reserva de ${mealsWords(meals)} desta organização precisa de aprovação. O peixe estraga, por isso decida logo.`,
  ],
});
export const decide = 'Analisar a reserva';
