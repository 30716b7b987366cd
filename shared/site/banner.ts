import type { SiteBanner } from './schemas.ts';

/** Whether an announcement is visible. @param now milliseconds since the epoch */
export function isShown({ from, until }: Pick<SiteBanner, 'from' | 'until'>, now: number): boolean {
  return (from === undefined || Date.parse(from) <= now) && (until === undefined || now < Date.parse(until));
}
