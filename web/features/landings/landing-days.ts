import { LANDING } from '#shared/landings/limits.ts';
import { DAY } from '#shared/limits.ts';
import { plusDays } from '../../lib/time/pickup-times.ts';

/** The days on which a landing can be announced, the first one today. @param today such as `2026-11-26` */
export const landingDays = (today: string): string[] =>
  Array.from({ length: LANDING.aheadMs / DAY + 1 }, (_, days) => plusDays(today, days));
