export const marketplace = 'Mercado';
export const communityPledges = 'Promessas da comunidade';
export const whatToShow = 'O que ver';
export const marketplaceSales = 'Vendas no mercado';
export const communityPledgesView = 'Promessas da comunidade';
export const fishermen = 'Pescadores';
export const showAllFishermen = 'Todos os pescadores';

export const search = 'Buscar';
export const searchPlaceholder = 'Peixe, lugar ou pescador';
export const nearMe = 'Perto de mim';
export const clearNearMe = 'Remover “Perto de mim”';
export const locating = 'Localizando...';
export const filters = 'Filtros';
export const filtersCounted = (count: number) => `Filtros (${count})`;
export const sort = 'Ordenar';
export const sorts = { newest: 'Novas', nearest: 'Próximas', price: 'Preço' };
export const list = 'Lista';
export const map = 'Mapa';

export const catches = 'Capturas no mercado';
export const catchesNotLoaded = 'Não foi possível carregar as capturas. Tente de novo.';
export const pro = 'Pro';
export const payWhatYouCan = '';
export const reservable = 'Pode ser reservada';
export const frozen = 'Congelado';
/** The texts before and after a time such as "há 5 horas". */
export const caught = ['Pescado ', ''] as const;

/** In tabs and search results. The heading is shorter. */
export const pageTitles = {
  catch: 'Peixe fresco à venda perto de você',
  pledge: 'Refeições prometidas perto de você',
};
