/** The day of a time as it stands in keys, `2026-11-22`: days begin at midnight UTC. @param at milliseconds since the epoch */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length);
