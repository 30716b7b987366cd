/** The page of an organization's report of a year. */
export const title = 'Informe del año';
export const toOurPage = 'A la organización';
export const lead =
  'Muestre a sus donantes lo que recogieron y sirvieron. El informe nombra a un pescador solo si lo permite, y nunca a quienes reciben las comidas.';
export const year = 'Año';
export const notLoaded = 'No se pudo cargar el informe.';
export const signInFirst = 'Inicie sesión para ver el informe de su organización.';
export const write = 'Escribir sobre el año';
export const rewrite = 'Cambiar el texto';
export const storyHint = 'Para sus donantes. Aparece encima de las cifras.';
export const saved = 'Guardado';
export const nothing = 'En este año no se recogieron comidas.';
export const print = 'Imprimir';
export const downloadCsv = 'Descargar CSV';
export const csvFileName = (year: number) => `comidas-${year}.csv`;
export const pdfFileName = (year: number) => `informe-${year}.pdf`;
