/** The way of a post's fish: a public page with a code. */
import { isolated } from '../../../text/isolated.ts';

export const title = (fish: string) => `El camino de este pescado: ${isolated(fish)}`;
export const link = 'El camino de este pescado';
export const lead =
  'De la captura al plato, según el registro de Creel. Las horas están redondeadas. Solo se nombra a quien pescó, y nada está certificado.';
export const steps = {
  caught: 'Capturado',
  iced: 'En hielo',
  posted: 'Publicado',
  added: 'Se agregó más',
  withdrawn: 'Se retiró una parte',
  held: 'Reservado para alguien',
  returned: 'Libre de nuevo',
  sold: 'Vendido en el muelle',
  collected: 'Recogido',
  served: 'Servido',
};
export const fisherman = 'Pescador';
export const town = 'Localidad';
export const way = 'El camino';
export const qr = 'Escanee esto para abrir esta página';
export const notFound = 'Lote no encontrado';
export const notFoundLead = 'Puede que esta publicación esté oculta o eliminada.';
export const notLoaded = 'No se pudo cargar el camino de este pescado. Inténtelo de nuevo.';
export const seeMarketplace = 'Ir al mercado';
/** For search engines and social networks. */
export const description = (fish: string, name: string) =>
  `El camino de ${isolated(fish)} de ${isolated(name)}, paso a paso y por horas: capturado, publicado, reservado, recogido.`;
export const seePost = 'Ver la publicación';
