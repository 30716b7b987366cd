import type { AidApplication } from '#shared/organizations/application-schemas.ts';
import { presentOne } from '../core/present-one.ts';
import { personIn, readPublicNames } from '../people/store/public-names.ts';
import type { StoredAidApplication } from './store/items.ts';

/** Adds the current names of the people who decided. */
export async function presentApplications(
  applications: readonly StoredAidApplication[],
): Promise<AidApplication[]> {
  const names = await readPublicNames(applications.map(({ decision }) => decision?.by));
  return applications.map(({ decision, ...application }) => ({
    ...present(application),
    ...(decision && { decision: { ...decision, by: personIn(names, decision.by) } }),
  }));
}

export const presentApplication = (application: StoredAidApplication): Promise<AidApplication> =>
  presentOne(presentApplications, application);

/** Leaves out the attributes of the stored item. */
function present({ id, status, createdAt, organizationId, ...form }: Omit<StoredAidApplication, 'decision'>) {
  const { contactName, contactEmail, contactPhone, organizationName, organizationType } = form;
  const { organizationWebsite, servingArea, currentCapacity, experience, availability, questions } = form;
  return {
    id,
    status,
    createdAt,
    contactName,
    contactEmail,
    contactPhone,
    organizationName,
    organizationType,
    organizationWebsite,
    servingArea,
    currentCapacity,
    experience,
    availability,
    questions,
    organizationId,
  };
}
