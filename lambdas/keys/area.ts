import { apiKey, keyPlace } from './store/items.ts';

export const items = [apiKey, keyPlace];
