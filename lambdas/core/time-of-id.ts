import { decodeTime } from 'ulid';

/** When the thing with this ULID came into being, as ISO 8601. */
export const timeOfId = (id: string): string => new Date(decodeTime(id)).toISOString();
