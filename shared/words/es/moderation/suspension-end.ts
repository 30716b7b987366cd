export const howLong = 'Cuánto tiempo';
export const lengths = {
  day: 'Un día',
  week: 'Una semana',
  month: '30 días',
  lifted: 'Hasta que la administración la levante',
  chosen: 'Hasta una fecha que yo elija',
} as const;
export const end = 'Fin';
