/** The choices for how long a suspension lasts. */
export const howLong = 'How long';
export const lengths = {
  day: 'One day',
  week: 'One week',
  month: '30 days',
  lifted: 'Until an administrator lifts it',
  chosen: 'Until a date I choose',
} as const;
export const end = 'End';
