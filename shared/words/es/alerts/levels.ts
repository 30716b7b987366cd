export const levels = { now: 'Al momento', daily: 'Una vez al día', never: 'Nunca' } as const;
