import { apiKey, keyPlace, partnerKeys } from './store/items.ts';

export const items = [apiKey, keyPlace, partnerKeys];
