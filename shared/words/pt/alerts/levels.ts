export const levels = { now: 'Na hora', daily: 'Uma vez por dia', never: 'Nunca' } as const;
