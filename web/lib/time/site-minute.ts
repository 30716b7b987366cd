/** Times of an `<input type="datetime-local">` in the site's time zone, wherever the reader is. */
import { minuteIn, readMinuteIn } from '#shared/zoned-minute.ts';
import { SITE_TIME_ZONE } from '#words/general/format.ts';

/** @param time milliseconds since the epoch */
export const siteMinute = (time: number): string => minuteIn(SITE_TIME_ZONE, time);

export const readSiteMinute = (written: string): string | undefined => readMinuteIn(SITE_TIME_ZONE, written);
