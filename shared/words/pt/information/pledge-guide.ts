import type { IsOn } from '../../../features.ts';

export const title = 'O que é uma promessa';
export const lead =
  'Uma promessa é parte de uma captura, dada como refeições a famílias que precisam. Veja o tamanho de uma refeição e como funcionam as promessas.';

export const picture = 'Desenho de caixas de jantares de peixe, embaladas e etiquetadas.';

export const mealTitle = 'O que é uma refeição?';
export const meal = 'Uma refeição equivale a 6.5–8 oz de filé fresco: o jantar de uma pessoa.';
export const mealsOfFish = 'Quantas refeições um peixe rende';
export const fish = 'O peixe';
export const makes = 'Rende';
export const examples = [
  { fish: '1 lb de peixe inteiro', meals: 'cerca de 2 a 3 refeições', atLeast: 2, atMost: 3 },
  { fish: '2 lb de peixe inteiro', meals: 'cerca de 4 a 6 refeições', atLeast: 4, atMost: 6 },
  { fish: '5 lb de peixe inteiro', meals: 'cerca de 10 a 15 refeições', atLeast: 10, atMost: 15 },
] as const;

export const stepsTitle = 'Como funciona uma promessa';
export const steps = (isOn: IsOn) => [
  'Um pescador publica uma promessa direto do cais: espécie, lugar, quando o peixe foi pescado, como está conservado e quantas refeições rende.',
  ...(isOn('claims')
    ? [
        'Um banco de alimentos, uma igreja ou um grupo de ajuda com aprovação reserva quantas refeições puder servir.',
        'O grupo as retira com o pescador, que confirma a entrega, e as serve.',
        'A página da promessa mostra quantas refeições foram prometidas, reservadas e servidas. Nunca arredondamos para cima.',
      ]
    : [
        'Um banco de alimentos, uma igreja ou um grupo de ajuda envia uma mensagem ao pescador.',
        'O grupo retira as refeições na hora que os dois combinaram, e as serve.',
      ]),
];

export const rewardTitle = 'O que o pescador recebe';
export const reward = 'Um ponto de promessa por refeição, e uma página para compartilhar.';
export const requestInvitation = 'Pedir convite';
export const backToLogin = 'Voltar ao login';
export const howToPledge = 'Como prometo refeições?';
