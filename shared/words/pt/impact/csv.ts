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
export const download = 'Baixar refeições em CSV';
export const downloading = 'Baixando...';
export const notDownloaded = 'Não foi possível baixar o arquivo. Tente de novo.';
