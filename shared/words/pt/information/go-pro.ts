import { FIGURES } from '../../formats.ts';

export const title = 'Seja Pro';
export const lead = 'Para pescadores que publicam muito. 1 crédito equivale a 1 publicação de captura Pro.';
export const benefitsTitle = 'O que as publicações Pro têm';
export const benefits = [
  'Um selo Pro no cartão, e um perfil que os compradores podem abrir a partir da lista.',
  'As primeiras 2 fotos são grátis; até 3 fotos a mais custam 1 crédito. Isto não está em uso: hoje cada publicação tem até 3 fotos, todas grátis.',
  'Cada novo pescador começa com 5 créditos.',
];
export const openToAll = 'Você pode vender a preço fixo com ou sem Pro.';
export const plansNotLoaded = 'Não foi possível carregar os planos. Tente de novo.';
export const choosePlan = 'Escolha um plano';
/** "$5", "$4.99" */
const dollars = (amount: number) =>
  amount.toLocaleString(FIGURES, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });
export const plan = (name: string, price: number, period: 'once' | 'month', popular: boolean) =>
  `${name}: ${dollars(price)} ${period === 'once' ? 'uma só vez' : 'por mês'}${popular ? ' (mais vantajoso)' : ''}`;
export const paymentNote =
  'Apple Pay e Google Pay são as formas de pagamento deste seletor de planos. Os pagamentos não estão ativados neste site.';
export const whatItCosts = 'Quanto o Creel custa a um pescador?';
export const chooseThisPlan = 'Escolher este plano';
export const planSelected = 'Plano escolhido';
export const planSelectedText = (name: string) =>
  `Você escolheu ${name}. Os pagamentos não estão ativados neste site: nada foi cobrado e nada foi concedido.`;

export const plans = {
  'credits-5': {
    name: '5 créditos',
    description: 'Para algumas publicações Pro. Os créditos nunca expiram.',
  },
  'credits-20': { name: '20 créditos', description: 'Para uma temporada. Os créditos nunca expiram.' },
  unlimited: {
    name: 'Ilimitado',
    description: 'Cada publicação é Pro, enquanto durar sua assinatura.',
  },
};
