import timeZoneOf from '@photostructure/tz-lookup';
import type { Coordinates } from '#shared/fields.ts';

/** By its name in the time zone database: `America/New_York`. */
export const timeZoneAt = ({ lat, lng }: Coordinates): string => timeZoneOf(lat, lng);
