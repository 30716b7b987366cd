export const howLong = 'Por quanto tempo';
export const lengths = {
  day: 'Um dia',
  week: 'Uma semana',
  month: '30 dias',
  lifted: 'Até a administração encerrar',
  chosen: 'Até uma data que escolho',
} as const;
export const end = 'Fim';
