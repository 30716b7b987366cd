import { presenter } from '../table/index.ts';
import { sharedVisits } from './store/items.ts';
import { presentVisits } from './store/visits.ts';

export const items = [sharedVisits];

export const presenters = () => [presenter(sharedVisits, presentVisits)];
