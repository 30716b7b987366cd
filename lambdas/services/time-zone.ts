import timeZoneOf from '@photostructure/tz-lookup';
import type { Coordinates } from '#shared/fields.ts';

/** Returns the name in the time zone database, such as `America/New_York`. */
export const timeZoneAt = ({ lat, lng }: Coordinates): string => timeZoneOf(lat, lng);
