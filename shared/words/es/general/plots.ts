export const asTable = 'Mostrar como tabla';
