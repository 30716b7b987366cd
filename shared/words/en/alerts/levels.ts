/** How often people get alerts, wherever they choose it. */
export const levels = { now: 'At once', daily: 'Once a day', never: 'Never' } as const;
