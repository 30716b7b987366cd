/** A poster for the dock, a shop or a pantry, with a QR code for a fisherman's posts or an organization's page. */
import { isolated } from '../../../text/isolated.ts';
import { mealsWords } from '../posts/figures.ts';

export const title = 'Cartaz';
export const printPoster = 'Imprimir um cartaz';
export const lead =
  'Imprima esta página e pendure-a. Qualquer pessoa pode apontar o celular para o código e ver sua página.';
export const places = { dock: 'Cais', shop: 'Loja', pantry: 'Despensa comunitária' };
export const whereLabel = 'Onde vai ficar';
export const print = 'Imprimir ou salvar em PDF';
export const printHint =
  'Cabe em uma página A4 ou Carta. Para salvar em PDF, escolha “Salvar como PDF” na janela de impressão.';

export type PosterPlace = keyof typeof places;

/** The headline, and the text next to the code. */
export const ofFisherman: Record<PosterPlace, (name: string) => [headline: string, invitation: string]> = {
  dock: (name) => [
    'Fresco, direto do barco',
    `Aponte o celular para o código: veja o que ${name} tem hoje e envie uma mensagem.`,
  ],
  shop: (name) => [
    'Sabemos quem pescou',
    `Aponte o celular para o código e veja o que ${name} pesca, e quando.`,
  ],
  pantry: (name) => [
    'Refeições de um barco daqui',
    `Aponte o celular para o código e veja as refeições que ${name} promete a famílias que precisam.`,
  ],
};
export const ofOrganization: typeof ofFisherman = {
  dock: (name) => [
    'Sua captura pode alimentar famílias',
    `Aponte o celular para o código e veja quantas refeições prometidas ${name} já reservou e serviu.`,
  ],
  shop: (name) => [
    'O peixe daqui alimenta famílias daqui',
    `Aponte o celular para o código e veja quantas refeições prometidas ${name} já reservou e serviu.`,
  ],
  pantry: (name) => [
    'Peixe de pescadores da região',
    `Aponte o celular para o código e veja quantas refeições prometidas ${name} já reservou e serviu.`,
  ],
};
export const pledged = (meals: number) => `Prometido até agora: ${mealsWords(meals)}`;
export const served = (meals: number) => `Servido até agora: ${mealsWords(meals)}`;
export const nextLanding = (when: string, harbour: string) =>
  `Próximo desembarque: ${when}, ${isolated(harbour)}`;
export const code = (address: string) => `Código QR que leva a ${address}`;

export const back = { fisherman: 'Voltar ao perfil', organization: 'Voltar à organização' };
export const notFound = {
  fisherman: 'Perfil de pescador não encontrado',
  organization: 'Organização não encontrada',
};
export const notLoaded = 'Não foi possível carregar o cartaz. Tente de novo.';
