export const columns = [
  'time',
  'what',
  'meals',
  'fish',
  'port',
  'pledge',
  'claim',
  'organization',
  'kind',
  'entry',
];
export const fileName = 'meals.csv';
export const download = 'Descargar comidas en CSV';
export const downloading = 'Descargando...';
export const notDownloaded = 'No se pudo descargar el archivo. Vuelva a intentarlo.';
