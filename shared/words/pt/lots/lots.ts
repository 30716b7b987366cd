/** The way of a post's fish: a public page with a code. */
import { isolated } from '../../../text/isolated.ts';

export const title = (fish: string) => `O caminho deste peixe: ${isolated(fish)}`;
export const link = 'O caminho deste peixe';
export const lead =
  'Da captura ao prato, conforme o registro do Creel. Os horários são arredondados. Só quem pescou tem o nome mostrado, e nada é certificado.';
export const steps = {
  caught: 'Pescado',
  iced: 'No gelo',
  posted: 'Publicado',
  added: 'Mais foi acrescentado',
  withdrawn: 'A quantidade diminuiu',
  held: 'Reservado para alguém',
  returned: 'Livre de novo',
  sold: 'Vendido no cais',
  collected: 'Retirado',
  served: 'Servido',
};
export const fisherman = 'Pescador';
export const town = 'Cidade';
export const way = 'O caminho';
export const qr = 'Escaneie isto para abrir esta página';
export const notFound = 'Lote não encontrado';
export const notFoundLead = 'Esta publicação pode ter sido ocultada ou excluída.';
export const notLoaded = 'Não foi possível carregar o caminho deste peixe. Tente de novo.';
export const seeMarketplace = 'Ir para o mercado';
/** For search engines and social networks. */
export const description = (fish: string, name: string) =>
  `O caminho de ${isolated(fish)} de ${isolated(name)}, passo a passo e por hora: pescado, publicado, reservado, retirado.`;
export const seePost = 'Ver a publicação';
