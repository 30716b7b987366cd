export const title = 'Comidas para su organización';
export const lead = 'Avisos de promesas nuevas cerca de su organización que podría reservar.';
export const level = 'Avisarme';
export const atLeast = 'Promesa más pequeña';
export const change = 'Cambiar';
export const findMeals = 'Buscar comidas';
