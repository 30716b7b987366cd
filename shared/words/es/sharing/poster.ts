import { isolated } from '../../../text/isolated.ts';
import { mealsWords } from '../posts/figures.ts';

export const title = 'Cartel';
export const printPoster = 'Imprimir un cartel';
export const lead =
  'Imprima esta página y cuélguela. Cualquiera puede escanear el código con un teléfono para ver su página.';
export const places = { dock: 'Muelle', shop: 'Tienda', pantry: 'Despensa' };
export const whereLabel = 'Dónde va a estar';
export const print = 'Imprimir o guardar en PDF';
export const printHint =
  'Cabe en una hoja A4 o Carta. Para guardar un PDF, elija “Guardar como PDF” en la ventana de impresión.';

export type PosterPlace = keyof typeof places;

/** The headline, and the text next to the code. */
export const ofFisherman: Record<PosterPlace, (name: string) => [headline: string, invitation: string]> = {
  dock: (name) => [
    'Recién bajado del barco',
    `Escanee para ver qué tiene ${name} hoy y para enviar un mensaje.`,
  ],
  shop: (name) => ['Sabemos quién lo pescó', `Escanee para ver qué pesca ${name} y cuándo.`],
  pantry: (name) => [
    'Comidas de un barco local',
    `Escanee para ver las comidas que ${name} promete a familias necesitadas.`,
  ],
};
export const ofOrganization: typeof ofFisherman = {
  dock: (name) => [
    'Su captura puede alimentar a familias',
    `Escanee para ver cuántas comidas prometidas ha reservado y servido ${name}.`,
  ],
  shop: (name) => [
    'Aquí el pescado local alimenta a familias',
    `Escanee para ver cuántas comidas prometidas ha reservado y servido ${name}.`,
  ],
  pantry: (name) => [
    'Pescado de pescadores locales',
    `Escanee para ver cuántas comidas prometidas ha reservado y servido ${name}.`,
  ],
};
export const pledged = (meals: number) =>
  `${mealsWords(meals)} ${meals === 1 ? 'prometida' : 'prometidas'} hasta ahora`;
export const served = (meals: number) =>
  `${mealsWords(meals)} ${meals === 1 ? 'servida' : 'servidas'} hasta ahora`;
export const nextLanding = (when: string, harbour: string) =>
  `Próximo desembarque: ${when}, ${isolated(harbour)}`;
export const code = (address: string) => `Código QR que lleva a ${address}`;

export const back = { fisherman: 'Volver al perfil', organization: 'Volver a la organización' };
export const notFound = {
  fisherman: 'No se encontró el perfil del pescador',
  organization: 'No se encontró la organización',
};
export const notLoaded = 'No se pudo cargar el cartel. Vuelva a intentarlo.';
