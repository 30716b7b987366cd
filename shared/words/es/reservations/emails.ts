/** The emails about reservations. */
import { isolated } from '../../../text/isolated.ts';

export const amount = 'Cantidad';
export const toPay = 'A pagar en la recogida, unos';
export const buyer = 'Reservado por';
export const see = 'Ver la reserva';

interface Facts {
  buyerName: string;
  fishermanName: string;
  /** Such as "10 lb". */
  amount: string;
  reserved: string;
}

interface Told {
  title: string;
  text: string[];
}

/** By kind of news. */
export const news = {
  requested: ({ buyerName, amount }: Facts): Told => ({
    title: `${isolated(buyerName)} pide reservar ${amount}`,
    text: [
      'Responda sí o no en dos horas y antes de que empiece la recogida. Después el pescado queda libre otra vez.',
    ],
  }),
  reserved: ({ buyerName, amount }: Facts): Told => ({
    title: `${isolated(buyerName)} reservó ${amount}`,
    text: [
      'Téngalo listo a la hora de abajo. La persona que lo recoge le paga allí y le muestra un código de seis cifras, que usted escribe en la página de la reserva. Funciona también sin conexión.',
      'Si no puede entregarlo, cancele allí la reserva y dé un motivo.',
    ],
  }),
  accepted: ({ fishermanName, amount }: Facts): Told => ({
    title: `${isolated(fishermanName)} dijo que sí: ${amount} para usted`,
    text: ['Obtenga su código en la página de la reserva y muéstrelo en la recogida. Allí paga al pescador.'],
  }),
  declined: ({ fishermanName, amount }: Facts): Told => ({
    title: `${isolated(fishermanName)} no puede guardarle ${amount}`,
    text: ['No vaya a recogerlo.'],
  }),
  offered: ({ amount }: Facts): Told => ({
    title: `Ahora hay ${amount} para usted`,
    text: [
      'Era la siguiente persona de la lista de espera. Diga que sí en 30 minutos en la página de la reserva, o el pescado pasará a la siguiente persona.',
    ],
  }),
  weighed: ({ amount, reserved }: Facts): Told => ({
    title: `Su pescado pesa ${amount} en vez de ${reserved}`,
    text: [
      'Difiere en más del 10 por ciento de lo que reservó. Se paga la cantidad real. Si ya no le conviene, puede cancelar en la página de la reserva antes de salir.',
    ],
  }),
  corrected: ({ amount }: Facts): Told => ({
    title: `Ahora su pescado pesa ${amount}`,
    text: [
      'El pescador corrigió el peso. Ahora está dentro del 10 por ciento de lo que reservó, así que cualquier otra cifra que le hayamos dado ya no vale.',
    ],
  }),
  reminder: ({ amount }: Facts): Told => ({
    title: `Pronto recoge ${amount}`,
    text: [
      'Lleve su código de la página de la reserva. Si no puede ir, cancele ahora para que otros puedan llevarse el pescado.',
    ],
  }),
  cancelled: {
    /** For the other side, by the side that cancelled. */
    buyer: ({ buyerName, amount }: Facts): Told => ({
      title: `${isolated(buyerName)} canceló la reserva de ${amount}`,
      text: ['Nadie irá a recogerlo. El pescado queda libre otra vez.'],
    }),
    fisherman: ({ fishermanName, amount }: Facts): Told => ({
      title: `${isolated(fishermanName)} canceló su reserva de ${amount}`,
      text: ['No vaya a recogerlo.'],
    }),
    /** For both sides. */
    site: ({ amount }: Facts): Told => ({
      title: `Se canceló una reserva de ${amount}`,
      text: ['La recogida de abajo no tendrá lugar.'],
    }),
  },
  released: ({ amount }: Facts): Told => ({
    title: `Su reserva de ${amount} ha terminado`,
    text: ['Nadie respondió o recogió el pescado a tiempo, así que queda libre otra vez.'],
  }),
  no_show: ({ fishermanName, amount }: Facts): Told => ({
    title: `Nadie recogió ${amount}`,
    text: [
      `${isolated(fishermanName)} esperó y no llegó nadie, así que una marca cuenta durante 90 días. Con tres marcas, cada una de sus reservas necesita el sí del pescador.`,
      'Si es un error, pida en la página de la reserva que la moderación quite la marca.',
    ],
  }),
  came: ({ fishermanName, amount }: Facts): Told => ({
    title: `Se quitó su marca por ${amount}`,
    text: [
      `${isolated(fishermanName)} ya registró que usted vino. El teléfono del pescador no tenía conexión en la recogida.`,
    ],
  }),
  struck: ({ amount }: Facts): Told => ({
    title: `Se quitó su marca por ${amount}`,
    text: ['La moderación revisó la recogida perdida de abajo. Ya no cuenta.'],
  }),
  kept: ({ amount }: Facts): Told => ({
    title: `Se mantiene su marca por ${amount}`,
    text: ['La moderación revisó la recogida perdida de abajo. La marca cuenta hasta 90 días después.'],
  }),
};
