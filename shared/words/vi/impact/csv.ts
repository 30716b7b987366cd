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
export const download = 'Tải suất ăn dạng CSV';
export const downloading = 'Đang tải về...';
export const notDownloaded = 'Không tải về được tệp này. Xin thử lại.';
