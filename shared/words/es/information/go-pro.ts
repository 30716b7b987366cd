import { FIGURES } from '../../formats.ts';

export const title = 'Pase a Pro';
export const lead =
  'Para pescadores que publican a menudo. 1 crédito equivale a 1 publicación Pro de captura.';
export const benefitsTitle = 'Qué tienen las publicaciones Pro';
export const benefits = [
  'Una insignia Pro en la tarjeta, y un perfil que los compradores pueden abrir desde la publicación.',
  'Las primeras 2 fotos son gratis; hasta 3 fotos adicionales cuestan 1 crédito. Esto no se usa: hoy cada publicación tiene hasta 3 fotos, todas gratis.',
  'Cada pescador nuevo empieza con 5 créditos.',
];
export const openToAll = 'Puede vender a precio fijo con o sin Pro.';
export const plansNotLoaded = 'No se pudieron cargar los planes. Vuelva a intentarlo.';
export const choosePlan = 'Elija un plan';
/** "$5", "$4.99" */
const dollars = (amount: number) =>
  amount.toLocaleString(FIGURES, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });
export const plan = (name: string, price: number, period: 'once' | 'month', popular: boolean) =>
  `${name}: ${dollars(price)} ${period === 'once' ? 'en un solo pago' : 'al mes'}${popular ? ' (la mejor oferta)' : ''}`;
export const paymentNote =
  'Apple Pay y Google Pay son las formas de pago de este selector de planes. Los pagos no están habilitados en este sitio.';
export const whatItCosts = '¿Cuánto le cuesta Creel a un pescador?';
export const chooseThisPlan = 'Elegir este plan';
export const planSelected = 'Plan elegido';
export const planSelectedText = (name: string) =>
  `Eligió ${name}. Los pagos no están habilitados en este sitio: no se cobró nada y no se otorgó nada.`;

export const plans = {
  'credits-5': {
    name: '5 créditos',
    description: 'Para unas pocas publicaciones Pro. Los créditos nunca vencen.',
  },
  'credits-20': { name: '20 créditos', description: 'Para una temporada. Los créditos nunca vencen.' },
  unlimited: {
    name: 'Ilimitado',
    description: 'Cada publicación es Pro, mientras mantenga la suscripción.',
  },
};
