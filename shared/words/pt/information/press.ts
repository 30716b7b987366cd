import type { IsOn } from '../../../features.ts';
import type { Flavour } from '../../../flavours.ts';

export const title = 'Imprensa';
export const leads: Readonly<Record<Flavour, string>> = {
  consumer: 'Copie um texto sobre o Creel, veja os números mais recentes e baixe o logotipo e as imagens.',
  community:
    'Copie um texto sobre as refeições prometidas, veja os números mais recentes e baixe o logotipo e as imagens.',
};

export const textsTitle = 'Textos para copiar';
export const textsLead = 'Publique-os como estão, ou encurte-os.';
export const shortText = 'Texto curto';
export const longText = 'Texto longo';
export const copy = (text: string) => `Copiar o ${text.toLowerCase()}`;
export const copied = 'Copiado!';
export const copyFailed = {
  title: 'Não foi possível copiar',
  description: 'Selecione o texto e copie-o.',
};
export const short: Readonly<Record<Flavour, string>> = {
  consumer:
    'O Creel é um site gratuito em que pescadores locais oferecem sua captura aos vizinhos, direto do cais.',
  community:
    'O Creel para comunidades é um site gratuito em que pescadores locais prometem parte da sua captura como refeições para famílias que precisam.',
};
const sale =
  'Eles a vendem aos vizinhos a preço fixo ou por quanto as pessoas puderem pagar, ou a dão de graça';
const aid = (isOn: IsOn) =>
  isOn('claims')
    ? 'Bancos de alimentos, igrejas e grupos de ajuda aprovados reservam estas refeições, buscam as refeições no barco e registram quantas servem. Cada refeição é contada, da promessa ao prato.'
    : 'Bancos de alimentos, igrejas e grupos de ajuda retiram estas refeições do barco e as servem de graça.';
export const long: Readonly<Record<Flavour, (isOn: IsOn) => readonly string[]>> = {
  consumer: (isOn) => [
    `O Creel é um site em que pescadores locais publicam sua captura direto do cais. ${sale}.${isOn('pledges') ? ' Também podem prometê-la como refeições para famílias que precisam.' : ''}`,
    ...(isOn('pledges') ? [aid(isOn)] : []),
  ],
  community: (isOn) => [
    'O Creel para comunidades é um site em que pescadores locais prometem parte da sua captura como refeições para famílias que precisam.',
    aid(isOn),
  ],
};
export const factsTitle = 'Fatos';
const madeFor = (isOn: IsOn) => {
  if (!isOn('pledges')) return 'Pescadores e compradores da costa';
  return isOn('sales')
    ? 'Pescadores, compradores, bancos de alimentos e grupos de ajuda da costa'
    : 'Pescadores, bancos de alimentos e grupos de ajuda da costa';
};
export const facts = (isOn: IsOn): readonly (readonly [string, string])[] => [
  ['Feito para', madeFor(isOn)],
  ['Custa', 'Nada: sem taxa, sem comissão, sem publicidade'],
  ...(isOn('pledges') ? [['Uma refeição', '6.5–8 oz de filé fresco'] as const] : []),
  ['O nome', 'Em inglês, “creel” é o cesto em que quem pesca leva a captura'],
];

export const logoTitle = 'Logotipo';
export const logoLead =
  'Para reportagens sobre o Creel e para sites com link para ele. Deixe a forma e as cores como estão.';
export const logos = {
  'creel-logo-on-light': 'Nome e símbolo, para fundos claros',
  'creel-logo-on-dark': 'Nome e símbolo, para fundos escuros',
  'creel-mark-on-light': 'Símbolo, para fundos claros',
  'creel-mark-on-dark': 'Símbolo, para fundos escuros',
} as const;
export const logoFiles = { svg: 'SVG', png: 'PNG' } as const;
/** Hidden text before the file type. */
export const download = (logo: string) => `Baixar ${logo}: `;

export const picturesTitle = 'Imagens';
export const picturesLead =
  'Nossos próprios desenhos, que podem ser publicados de graça com uma reportagem sobre o Creel.';
export const pictures = {
  dock: 'Um barco de pesca chega ao amanhecer',
  haddock: 'Arincas inteiras no gelo',
  meals: 'Caixas de jantares de peixe',
} as const;
export const downloadPicture = 'Baixar JPG';
/** Hidden text after the link's label. */
export const ofPicture = (picture: string) => `: ${picture}`;

export const askTitle = 'Mais alguma coisa?';
export const ask =
  'Escreva para nós se quiser imagens, pessoas para entrevistar ou números de uma cidade. Uma pessoa responde.';
export const writeToUs = 'Escreva para nós';
export const aboutCreel = 'Sobre o Creel';
