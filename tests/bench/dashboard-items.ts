/** Builders of the items of people. */
import { ulid } from 'ulid';

const START = Date.UTC(2026, 0, 1);

export const userAt = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
export const timeOf = (index: number) => new Date(START + index * 1000).toISOString();
export const idOf = (index: number) => ulid(START + index * 1000, () => 0.5);
export const EXPIRES_AT = Math.floor(Date.UTC(2038, 0, 1) / 1000);
