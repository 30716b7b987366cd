/** How long a suspension lasts, as a form asks for it. */
export const howLong = 'How long';
export const lengths = {
  day: 'One day',
  week: 'One week',
  month: '30 days',
  lifted: 'Until somebody lifts it',
  chosen: 'Until a time that I choose',
} as const;
export const end = 'End';
