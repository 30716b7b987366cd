import type { IsOn } from '../../../features.ts';
import type { Flavour } from '../../../flavours.ts';

export const pageTitle = 'Sobre nós';
export const title = 'Sobre o Creel';
export const leads: Readonly<Record<Flavour, (isOn: IsOn) => string>> = {
  consumer: (isOn) =>
    `O Creel une pescadores locais e as pessoas que comem o peixe deles${isOn('pledges') ? ', e ajuda a alimentar famílias que precisam' : ''}.`,
  community: () =>
    'O Creel leva peixe fresco de barcos locais, de graça, a bancos de alimentos, igrejas e grupos de ajuda.',
};

export const picture = 'Desenho de um barco de pesca que chega ao amanhecer, com covos no cais.';

export const missionTitle = 'Nossa missão';
export const missions: typeof leads = {
  consumer: (isOn) =>
    `Muitas vezes o peixe passa dias em caminhões e armazéns, mesmo quando famílias da vizinhança o comeriam hoje. No Creel, um pescador publica a captura direto do cais. Os vizinhos a compram${isOn('pledges') ? ', ou um grupo de ajuda a retira como refeições' : ' ali onde foi desembarcada'}.`,
  community: () =>
    'Todos os dias chega peixe fresco a cidades onde muitas famílias não podem pagar por ele. No Creel, um pescador promete parte da captura como refeições. Um grupo de ajuda as retira no cais e as serve de graça.',
};

export const valuesTitle = 'Nossos valores';
export const values = (flavour: Flavour, isOn: IsOn) => [
  {
    title: 'Comunidade primeiro',
    words: {
      consumer: 'Ajudamos o peixe a alimentar os vizinhos antes de viajar mil milhas.',
      community: 'As refeições vão para grupos das cidades onde o peixe foi desembarcado.',
    }[flavour],
  },
  {
    title: 'Sustentável',
    words: 'Barcos pequenos, viagens curtas e peixe inteiro significam menos desperdício.',
  },
  {
    title: 'Transparente',
    words: isOn('pledges')
      ? 'Todo mundo pode ver quem pescou o peixe, onde e quando, e quantas refeições ele rendeu.'
      : 'Todo mundo pode ver quem pescou o peixe, onde e quando.',
  },
];

export const storyTitle = 'Nossa história';
const creel = 'Em inglês, “creel” é o cesto em que quem pesca leva a captura.';
export function story(isOn: IsOn): readonly string[] {
  if (!isOn('pledges')) {
    return [
      creel,
      'Para cada captura, o pescador escolhe: vendê-la a preço fixo, deixar que os compradores paguem quanto puderem, ou dá-la de graça.',
    ];
  }
  if (!isOn('sales')) return [`${creel} Aqui, parte da captura vira o jantar de alguém que precisa.`];
  return [
    `${creel} Aqui, parte da captura paga o combustível e o gelo. Parte vira o jantar de alguém que precisa. Contamos as duas.`,
    'Para cada captura, o pescador escolhe: vendê-la a preço fixo, deixar que os compradores paguem quanto puderem, dá-la de graça, ou prometê-la como refeições para famílias que precisam.',
  ];
}

export const browseMarketplace = 'Ver o mercado';
export const seePledges = 'Ver as promessas da comunidade';
export const seeQuestions = 'Perguntas e respostas';
