export const marketplace = 'Mercado';
export const communityPledges = 'Promesas a la comunidad';
export const whatToShow = 'Qué ver';
export const marketplaceSales = 'Ventas del mercado';
export const communityPledgesView = 'Promesas a la comunidad';
export const fishermen = 'Pescadores';
export const showAllFishermen = 'Ver todos los pescadores';

export const search = 'Buscar';
export const searchPlaceholder = 'Pescado, lugar o pescador';
export const nearMe = 'Cerca de mí';
export const clearNearMe = 'Quitar “Cerca de mí”';
export const locating = 'Ubicando...';
export const filters = 'Filtros';
export const filtersCounted = (count: number) => `Filtros (${count})`;
export const sort = 'Ordenar';
export const sorts = { newest: 'Nuevas', nearest: 'Cercanas', price: 'Precio' };
export const list = 'Lista';
export const map = 'Mapa';

export const catches = 'Capturas del mercado';
export const catchesNotLoaded = 'No se pudieron cargar las capturas. Vuelva a intentarlo.';
export const pro = 'Pro';
export const payWhatYouCan = '';
export const reservable = 'Se puede reservar';
export const frozen = 'Congelado';
/** The texts before and after a time such as "hace 5 horas". */
export const caught = ['Se pescó ', ''] as const;

/** In tabs and search results. The heading is shorter. */
export const pageTitles = {
  catch: 'Pescado fresco en venta cerca de usted',
  pledge: 'Comidas prometidas cerca de usted',
};
