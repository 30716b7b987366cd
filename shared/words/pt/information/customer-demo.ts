/** The demo profile of a buyer. */
import type { IsOn } from '../../../features.ts';

export const title = 'Perfil de demonstração';
export const lead =
  'Veja como é a conta de um comprador no Creel. Esta página mostra dados de exemplo, não uma pessoa real.';
export const badge = 'Demo';
export const sampleData = 'Dados de exemplo';

export const sample = {
  name: 'Comprador de Exemplo',
  place: 'Anytown, ME',
  facts: [
    ['Compra', 'Bacalhau, arinca e mexilhões, inteiros'],
    ['Em geral', 'Sexta-feira de manhã, no cais'],
    ['Comprou', '12 capturas desde a primavera'],
    ['Paga', 'Em dinheiro'],
  ],
} as const;

export const realTitle = 'Como é com compradores reais';
export const real = (isOn: IsOn) => [
  'Os compradores não têm página pública. Ninguém mais vê o que compram, nem de quem.',
  `Eles podem marcar pescadores como favoritos e escrever a eles. Enviamos um e-mail quando um pescador favorito publica uma captura${isOn('pledges') ? ' ou promete refeições' : ''}.`,
  'Eles pagam diretamente ao pescador. O site não guarda nenhum registro disso.',
];
export const browseMarketplace = 'Ver o mercado';
export const signUp = 'Criar conta';
