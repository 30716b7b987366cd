/** The ledger of meals as a CSV file; docs/operations.md explains its columns. */
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
export const download = 'Download meals as CSV';
export const downloading = 'Downloading...';
export const notDownloaded = 'The file could not be downloaded. Please try again.';
