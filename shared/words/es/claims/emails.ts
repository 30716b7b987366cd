import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';
import { mealsWords } from '../posts/figures.ts';

export const meals = 'Comidas';
export const fish = 'Pescado';
export const pickup = 'Recogida';
export const place = 'Lugar';
export const collector = 'Quien recoge';
export const fisherman = 'Pescador';
export const organization = 'Organización';
export const seeClaim = 'Ver la reserva';
export const seePledge = 'Ver su promesa';
export const reason = 'El motivo:';

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
    title: `${isolated(organizationName)} reserva ${meals} de sus comidas`,
    text: [
      'Téngalas listas a la hora indicada abajo.',
      'Quien las recoge le muestra un código de seis dígitos. Escríbalo en la página de la reserva cuando entregue las comidas. También funciona sin conexión.',
      'Si no puede entregarlas, cancele allí la reserva e indique un motivo.',
    ],
  }),
  claimed_for_you: ({ meals }: Facts): Told => ({
    title: `Reservamos ${mealsWords(meals)} para ustedes`,
    text: [
      'Su reserva fija hizo esta reserva. Cree un código en la página de la reserva y llévelo cuando recoja las comidas.',
      'Si nadie puede ir, cancele pronto la reserva para que otras organizaciones puedan usar las comidas.',
    ],
  }),
  approved: ({ meals }: Facts): Told => ({
    title: `Se aprobó su reserva de ${mealsWords(meals)}`,
    text: [
      'Las comidas estarán listas para usted a la hora indicada abajo. Lleve el código de la página de la reserva.',
    ],
  }),
  reminder: ({ meals }: Facts): Told => ({
    title: `Pronto le toca recoger ${mealsWords(meals)}`,
    text: [
      'Lleve el código de la página de la reserva. Si nadie puede ir, cancele la reserva ahora para que otras organizaciones puedan usar las comidas.',
    ],
  }),
  cancelled: {
    /** For the other side, by the side that cancelled. */
    organization: ({ organizationName, meals }: Facts): Told => ({
      title: `${isolated(organizationName)} canceló su reserva de ${mealsWords(meals)}`,
      text: [
        'Nadie vendrá por ellas. Están otra vez en su promesa, y otras organizaciones pueden reservarlas.',
      ],
    }),
    fisherman: ({ fishermanName, meals }: Facts): Told => ({
      title: `${isolated(fishermanName)} canceló la reserva de ${mealsWords(meals)} que hizo su organización`,
      text: ['Por favor, no vaya por ellas. Puede que en otras promesas cerca de usted queden comidas.'],
    }),
    /** For both sides. */
    site: ({ meals }: Facts): Told => ({
      title: `Se canceló una reserva de ${mealsWords(meals)}`,
      text: ['La recogida indicada abajo no se hará.'],
    }),
  },
  declined: ({ meals }: Facts): Told => ({
    title: `No se aprobó su reserva de ${mealsWords(meals)}`,
    text: ['Por favor, no vaya por ellas.'],
  }),
  expired: {
    /** For each side. */
    fisherman: ({ organizationName, meals }: Facts): Told => ({
      title: `${isolated(organizationName)} no recogió ${mealsWords(meals)}`,
      text: [
        'Nadie vino a tiempo. Las comidas están otra vez en su promesa, y otras organizaciones pueden reservarlas.',
      ],
    }),
    organization: ({ meals }: Facts): Told => ({
      title: `Venció su reserva de ${mealsWords(meals)}`,
      text: ['Media hora después de la hora indicada abajo, nadie las había recogido.'],
    }),
  },
  no_show: ({ fishermanName, meals }: Facts): Told => ({
    title: `Nadie fue por ${mealsWords(meals)}`,
    text: [
      `${isolated(fishermanName)} esperó y no llegó nadie. Si esto pasa a menudo, la persona responsable de la ayuda comunitaria tiene que aprobar primero sus reservas.`,
    ],
  }),
  collected: ({ meals }: Facts): Told => ({
    title: `Su organización recogió ${mealsWords(meals)}`,
    text: [
      'Después de servirlas, anote en la página de la reserva cuántas se sirvieron. Se lo decimos al pescador.',
    ],
  }),
  served: ({ organizationName, meals, mealsServed = 0 }: Facts): Told => ({
    title: `Se ${plural(mealsServed, { one: 'comió', many: 'comieron', other: 'comieron' })} ${mealsServed} de sus comidas`,
    text: [
      `${isolated(organizationName)} recogió ${mealsWords(meals)} de usted y sirvió ${mealsServed}. Gracias.`,
    ],
  }),
};

/** For managers of community aid. */
export const waiting = ({ organizationName, meals }: Facts): Told => ({
  title: `Una reserva de ${isolated(organizationName)} necesita su aprobación`,
  text: [
    `Después de varias recogidas perdidas, su reserva de ${mealsWords(meals)} necesita aprobación. El pescado se echa a perder, así que decida pronto.`,
  ],
});
export const decide = 'Revisar la reserva';
