import type { IsOn } from '../../../features.ts';

export const byFlavour = {
  consumer: {
    title: 'Ajuda comunitária',
    lead: 'Pescadores locais prometem peixe como refeições para famílias que precisam. Bancos de alimentos, igrejas e grupos de ajuda as retiram e servem.',
    apply: 'Seja uma organização parceira',
  },
  community: {
    title: 'Boas-vindas aos parceiros',
    lead: 'Receba peixe fresco de barcos locais, de graça, para as pessoas que você serve. Veja como ser uma organização parceira.',
    apply: 'Seja uma organização parceira',
  },
};

export const picture = 'Desenho de arincas inteiras no gelo, numa caixa verde.';

export const stepsTitle = 'Como funciona';
export const steps = (isOn: IsOn) => [
  {
    title: 'Inscreva-se',
    words: 'Conte quem vocês servem e o que conseguem manter frio. Uma pessoa responsável lê cada inscrição.',
  },
  isOn('claims')
    ? {
        title: 'Reserve',
        words:
          'Veja o que os pescadores prometeram perto de vocês e reserve as refeições que puderem servir.',
      }
    : {
        title: 'Pergunte',
        words: 'Veja o que os pescadores prometeram perto de vocês e mande uma mensagem para eles.',
      },
  {
    title: 'Retire e sirva',
    words: `Encontre o pescador na hora combinada${isOn('claims') ? ', leve as refeições e registre quantas foram servidas' : ' e leve as refeições'}.`,
  },
];

export const dutiesTitle = 'O que os parceiros fazem';
export const duties = (isOn: IsOn) => [
  `${isOn('claims') ? 'Reservar' : 'Levar'} só o que pode ser servido, e retirá-lo dentro do horário combinado.`,
  'Manter o peixe fresco no gelo ou a 40 °F ou menos, do cais até a cozinha.',
  `Servir as refeições de graça${isOn('claims') ? ', e registrar quantas foram servidas' : ''}.`,
];

export const needsTitle = 'Do que os parceiros precisam';
export const needs = [
  'Uma organização, ou uma só pessoa que serve outras regularmente: um banco de alimentos, uma igreja, um abrigo, uma escola, um grupo de ajuda.',
  'Um jeito de levar o peixe frio, e uma geladeira ou um freezer para guardá-lo.',
  'Alguém que responda às mensagens no dia de uma retirada.',
];

export const questionsTitle = 'O que outros perguntaram primeiro';
export const viewDonations = 'Ver doações disponíveis';
