/** Organizations of the demo: approved ones and applicants. All are invented. */

import type { BodyInput } from '#shared/contract/endpoint.ts';
import { decideAidApplication, listAidApplications } from '#shared/organizations/admin-endpoints.ts';
import { createAidApplication } from '#shared/organizations/application-endpoints.ts';
import { APPLICATION_STATES } from '#shared/organizations/application-schemas.ts';
import type { Visitor } from './visitor.ts';

export interface DemoOrganization {
  application: Omit<BodyInput<typeof createAidApplication>, 'termsAccepted'>;
  /** The approved details. Without them the application waits for a decision. */
  approval?: Omit<Extract<BodyInput<typeof decideAidApplication>, { decision: 'approve' }>, 'decision'>;
}

/** These apply on the site. */
const APPLYING: readonly DemoOrganization[] = [
  {
    application: {
      contactName: 'Lou of the Pantry',
      contactEmail: 'organization@creel.example',
      contactPhone: '(207) 555-0127',
      organizationName: 'Wharf Street Pantry',
      organizationType: 'food_bank',
      servingArea: 'Portland, ME',
      currentCapacity: '400 meals a week. A walk-in refrigerator and two chest freezers.',
      experience: 'Twelve years of suppers on Tuesdays and Fridays.',
      availability: 'Weekdays from six in the morning to noon.',
    },
    // Near the pledges landed in Portland.
    approval: {
      place: 'Portland, ME',
      radiusMiles: 35,
      mealsPerWeek: 400,
      coldStorage: ['refrigerator', 'freezer'],
    },
  },
  {
    application: {
      contactName: 'Nell of the Long Table',
      contactEmail: 'longtable@creel.example',
      organizationName: 'The Long Table',
      organizationType: 'church',
      servingArea: 'Gloucester, MA',
      currentCapacity: 'Sixty people on Sundays. One refrigerator.',
      experience: 'We have cooked for our street since the winter of 2015.',
      availability: 'Saturdays, all day.',
      questions: 'Who brings the ice?',
    },
  },
];

/** The others come with the site's past, because too many applications per hour from one network are refused. */
export const ORGANIZATIONS: readonly DemoOrganization[] = [
  ...APPLYING,
  approved('Demo Kitchen of the South Coast', 'shelter', 'New Bedford, MA', 350),
  approved('Demo School Lunch of Point Judith', 'school', 'Narragansett, RI', 300),
  approved('Demo Neighbors of the East End', 'aid_group', 'Montauk, NY', 250),
  approved('Demo Pantry of the Outer Banks', 'food_bank', 'Wanchese, NC', 300),
  approved('Demo Table of the Lower Keys', 'church', 'Key West, FL', 300),
  approved('Demo Food Bank of the Gulf', 'food_bank', 'Galveston, TX', 500),
  approved('Demo Kitchen of Morro Bay', 'church', 'Morro Bay, CA', 250),
  approved('Demo Pantry of the Columbia', 'food_bank', 'Astoria, OR', 400),
  approved('Demo Meals of Puget Sound', 'shelter', 'Seattle, WA', 450),
];

/** An organization whose contact nobody can sign in as. */
function approved(
  organizationName: string,
  organizationType: DemoOrganization['application']['organizationType'],
  place: string,
  mealsPerWeek: number,
): DemoOrganization {
  const [town = ''] = place.split(',');
  return {
    application: {
      contactName: `The cook in ${town}`,
      contactEmail: `${town.toLowerCase().replace(' ', '-')}@creel.example`,
      organizationName,
      organizationType,
      servingArea: place,
      currentCapacity: `${mealsPerWeek} meals a week. One refrigerator and one freezer.`,
      experience: 'This organization is a part of the demo.',
      availability: 'Every day from eight in the morning to six.',
    },
    approval: { place, radiusMiles: 60, mealsPerWeek, coldStorage: ['refrigerator', 'freezer'] },
  };
}

/** Submits the applications, and lets the manager decide. Existing applications are skipped. */
export async function addOrganizations(applicant: Visitor, manager: Visitor): Promise<void> {
  const states = APPLICATION_STATES.map((status) =>
    manager.call(listAidApplications, { query: { status, limit: '100' } }),
  );
  const known = (await Promise.all(states)).flatMap(({ items }) =>
    items.map((each) => each.organizationName),
  );
  for (const [index, { application, approval }] of APPLYING.entries()) {
    if (known.includes(application.organizationName)) continue;
    const { id: applicationId } = await applicant.call(createAidApplication, {
      body: { ...application, termsAccepted: true },
      idempotencyKey: `demo-application-${index + 1}`,
    });
    if (!approval) continue;
    const body = { decision: 'approve' as const, ...approval };
    await manager.call(decideAidApplication, { params: { applicationId }, body });
  }
}
