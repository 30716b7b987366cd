import type { IsOn } from '../../../features.ts';
import type { Flavour } from '../../../flavours.ts';

export const title = 'Prensa';
export const leads: Readonly<Record<Flavour, string>> = {
  consumer: 'Copie un texto sobre Creel, vea sus últimas cifras y descargue su logotipo y sus imágenes.',
  community:
    'Copie un texto sobre las comidas prometidas, vea las últimas cifras y descargue el logotipo y las imágenes.',
};

export const textsTitle = 'Textos para copiar';
export const textsLead = 'Imprímalos tal como están, o acórtelos.';
export const shortText = 'Texto corto';
export const longText = 'Texto largo';
export const copy = (text: string) => `Copiar el ${text.toLowerCase()}`;
export const copied = '¡Copiado!';
export const copyFailed = { title: 'No se pudo copiar', description: 'Seleccione el texto y cópielo.' };
export const short: Readonly<Record<Flavour, string>> = {
  consumer:
    'Creel es un sitio gratuito en el que los pescadores locales ofrecen su captura a los vecinos, directo del muelle.',
  community:
    'Creel para comunidades es un sitio gratuito en el que los pescadores locales prometen parte de su captura como comidas para familias necesitadas.',
};
const sale = 'La venden a los vecinos a precio fijo o por lo que la gente pueda pagar, o la regalan';
const aid = (isOn: IsOn) =>
  isOn('claims')
    ? 'Bancos de alimentos, iglesias y grupos de ayuda aprobados reservan estas comidas, las recogen del barco y anotan cuántas sirven. Cada comida se cuenta, desde la promesa hasta el plato.'
    : 'Bancos de alimentos, iglesias y grupos de ayuda recogen estas comidas del barco y las sirven sin costo.';
export const long: Readonly<Record<Flavour, (isOn: IsOn) => readonly string[]>> = {
  consumer: (isOn) => [
    `Creel es un sitio en el que los pescadores locales publican su captura desde el muelle. ${sale}.${isOn('pledges') ? ' También pueden prometerla como comidas para familias necesitadas.' : ''}`,
    ...(isOn('pledges') ? [aid(isOn)] : []),
  ],
  community: (isOn) => [
    'Creel para comunidades es un sitio en el que los pescadores locales prometen parte de su captura como comidas para familias necesitadas.',
    aid(isOn),
  ],
};
export const factsTitle = 'Datos';
const madeFor = (isOn: IsOn) => {
  if (!isOn('pledges')) return 'Pescadores y compradores de la costa';
  return isOn('sales')
    ? 'Pescadores, compradores, bancos de alimentos y grupos de ayuda de la costa'
    : 'Pescadores, bancos de alimentos y grupos de ayuda de la costa';
};
export const facts = (isOn: IsOn): readonly (readonly [string, string])[] => [
  ['Hecho para', madeFor(isOn)],
  ['Cuesta', 'Nada: sin tarifas, sin comisiones, sin publicidad'],
  ...(isOn('pledges') ? [['Una comida', '6.5-8 oz de filete fresco'] as const] : []),
  ['El nombre', 'En inglés, “creel” es la cesta en la que quien pesca con caña lleva su captura'],
];

export const logoTitle = 'Logotipo';
export const logoLead =
  'Para reportajes sobre Creel y para sitios que enlazan con él. Deje su forma y sus colores como están.';
export const logos = {
  'creel-logo-on-light': 'Nombre y símbolo, para fondos claros',
  'creel-logo-on-dark': 'Nombre y símbolo, para fondos oscuros',
  'creel-mark-on-light': 'Símbolo, para fondos claros',
  'creel-mark-on-dark': 'Símbolo, para fondos oscuros',
} as const;
export const logoFiles = { svg: 'SVG', png: 'PNG' } as const;
/** Hidden text before the file type. */
export const download = (logo: string) => `Descargar ${logo}: `;

export const picturesTitle = 'Imágenes';
export const picturesLead =
  'Nuestros propios dibujos, que puede imprimir gratis con un reportaje sobre Creel.';
export const pictures = {
  dock: 'Un barco de pesca llega al amanecer',
  haddock: 'Eglefino entero en hielo',
  meals: 'Cajas con cenas de pescado',
} as const;
export const downloadPicture = 'Descargar JPG';
/** Hidden text after the link's label. */
export const ofPicture = (picture: string) => `: ${picture}`;

export const askTitle = '¿Algo más?';
export const ask =
  'Escríbanos para pedir imágenes, personas a quienes entrevistar o cifras de una localidad. Responde una persona.';
export const writeToUs = 'Escríbanos';
export const aboutCreel = 'Acerca de Creel';
