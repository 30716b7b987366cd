/** Who serves the meals of the demo. It does not exist either. */
import type { OrganizationType } from '#shared/aid/schemas.ts';
import type { Coordinates } from '#shared/fields.ts';
import type { ColdStorage } from '#shared/organizations/schemas.ts';

export interface DemoOrganization {
  id: string;
  name: string;
  type: OrganizationType;
  place: string;
  coordinates: Coordinates;
  radiusMiles: number;
  mealsPerWeek: number;
  coldStorage: ColdStorage[];
  contact: { name: string; email: string; phone: string };
}

/** Near the pledges that are landed in Portland. */
export const PANTRY: DemoOrganization = {
  id: '01K00000000000000000PANTRY',
  name: 'Wharf Street Pantry',
  type: 'food_bank',
  place: 'Portland, ME',
  coordinates: { lat: 43.66, lng: -70.26 },
  radiusMiles: 35,
  mealsPerWeek: 400,
  coldStorage: ['refrigerator', 'freezer'],
  contact: { name: 'Lou of the Pantry', email: 'organization@creel.example', phone: '(207) 555-0127' },
};
