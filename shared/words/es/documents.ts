/** Documents that are also files. */
export const downloadPdf = 'Descargar PDF';
export const missingLetters =
  'Un signo de interrogación puede ocupar el lugar de una letra que este archivo no puede mostrar.';
