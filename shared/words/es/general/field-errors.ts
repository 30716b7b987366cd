export const errorOccurred = 'Ocurrió un error inesperado.';
export const stillHere = (reason: string) => `${reason} Lo que escribió sigue aquí.`;
export const isRequired = (field: string) => `El campo “${field}” es obligatorio`;
export const isTooLong = (field: string, max: number) =>
  `El campo “${field}” debe tener como máximo ${max} caracteres`;
