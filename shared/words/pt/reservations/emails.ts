/** The emails about reservations. */
import { isolated } from '../../../text/isolated.ts';

export const amount = 'Quantidade';
export const toPay = 'A pagar na retirada, cerca de';
export const buyer = 'Reservado por';
export const see = 'Ver a reserva';

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
    title: `${isolated(buyerName)} pede para reservar ${amount}`,
    text: [
      'Responda sim ou não em duas horas e antes do início da retirada. Depois disso, o peixe fica livre de novo.',
    ],
  }),
  reserved: ({ buyerName, amount }: Facts): Told => ({
    title: `${isolated(buyerName)} reservou ${amount}`,
    text: [
      'Deixe tudo pronto para o horário abaixo. Quem retira paga a você no local e mostra um código de seis dígitos, que você digita na página da reserva. Funciona também sem internet.',
      'Se não puder entregar, cancele a reserva ali e dê um motivo.',
    ],
  }),
  accepted: ({ fishermanName, amount }: Facts): Told => ({
    title: `${isolated(fishermanName)} disse sim: ${amount} para você`,
    text: ['Pegue seu código na página da reserva e mostre na retirada. Você paga ao pescador ali.'],
  }),
  declined: ({ fishermanName, amount }: Facts): Told => ({
    title: `${isolated(fishermanName)} não pode guardar ${amount} para você`,
    text: ['Não vá buscar.'],
  }),
  offered: ({ amount }: Facts): Told => ({
    title: `Agora há ${amount} para você`,
    text: [
      'Você era a próxima pessoa da lista de espera. Diga sim em 30 minutos na página da reserva, ou o peixe vai para a próxima pessoa.',
    ],
  }),
  weighed: ({ amount, reserved }: Facts): Told => ({
    title: `Seu peixe pesa ${amount} em vez de ${reserved}`,
    text: [
      'A diferença passa de 10 por cento do que você reservou. Você paga pela quantidade real. Se não servir mais, pode cancelar na página da reserva antes de sair.',
    ],
  }),
  corrected: ({ amount }: Facts): Told => ({
    title: `Agora seu peixe pesa ${amount}`,
    text: [
      'O pescador corrigiu o peso. Agora está dentro de 10 por cento do que você reservou, então qualquer outro valor que informamos não vale mais.',
    ],
  }),
  reminder: ({ amount }: Facts): Told => ({
    title: `Sua retirada de ${amount} está perto`,
    text: [
      'Leve seu código da página da reserva. Se não puder ir, cancele agora para que outros fiquem com o peixe.',
    ],
  }),
  cancelled: {
    /** For the other side, by the side that cancelled. */
    buyer: ({ buyerName, amount }: Facts): Told => ({
      title: `${isolated(buyerName)} cancelou a reserva de ${amount}`,
      text: ['Ninguém virá buscar. O peixe está livre de novo.'],
    }),
    fisherman: ({ fishermanName, amount }: Facts): Told => ({
      title: `${isolated(fishermanName)} cancelou sua reserva de ${amount}`,
      text: ['Não vá buscar.'],
    }),
    /** For both sides. */
    site: ({ amount }: Facts): Told => ({
      title: `Uma reserva de ${amount} foi cancelada`,
      text: ['A retirada abaixo não vai acontecer.'],
    }),
  },
  released: ({ amount }: Facts): Told => ({
    title: `Sua reserva de ${amount} terminou`,
    text: ['Ninguém respondeu ou retirou a tempo, então o peixe está livre de novo.'],
  }),
  no_show: ({ fishermanName, amount }: Facts): Told => ({
    title: `Ninguém retirou ${amount}`,
    text: [
      `${isolated(fishermanName)} esperou e ninguém veio, então uma marca vale por 90 dias. Com três marcas, cada reserva sua precisa do sim do pescador.`,
      'Se isso estiver errado, peça na página da reserva que a moderação remova a marca.',
    ],
  }),
  came: ({ fishermanName, amount }: Facts): Told => ({
    title: `Sua marca por ${amount} foi removida`,
    text: [
      `${isolated(fishermanName)} já registrou que você veio. O telefone do pescador estava sem conexão na retirada.`,
    ],
  }),
  struck: ({ amount }: Facts): Told => ({
    title: `Sua marca por ${amount} foi removida`,
    text: ['A moderação examinou a retirada perdida abaixo. Ela não conta mais.'],
  }),
  kept: ({ amount }: Facts): Told => ({
    title: `Sua marca por ${amount} fica`,
    text: ['A moderação examinou a retirada perdida abaixo. A marca vale até 90 dias depois dela.'],
  }),
};
