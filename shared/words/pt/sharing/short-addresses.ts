export const tooManyShortAddresses = 'Pedidos demais de links curtos. Espere um pouco e tente de novo.';
export const notLoaded = 'Não foi possível abrir esta página. Tente de novo.';
