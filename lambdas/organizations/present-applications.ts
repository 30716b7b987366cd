import type { AidApplication } from '#shared/aid/schemas.ts';
import { DELETED_PERSON } from '#shared/messages/schemas.ts';
import { readPublicNames } from '../people/store/public-names.ts';
import type { StoredAidApplication } from './store/items.ts';

/** Applications as those who decide see them: with what whoever decided is called now. */
export async function presentApplications(
  applications: readonly StoredAidApplication[],
): Promise<AidApplication[]> {
  const deciders = [...new Set(applications.flatMap(({ decision }) => decision?.by ?? []))];
  const names = await readPublicNames(deciders);
  return applications.map(({ decision, ...application }) => ({
    ...present(application),
    ...(decision && {
      decision: {
        ...decision,
        by: { userId: decision.by, name: names[deciders.indexOf(decision.by)] ?? DELETED_PERSON },
      },
    }),
  }));
}

export async function presentApplication(application: StoredAidApplication): Promise<AidApplication> {
  const [presented] = await presentApplications([application]);
  if (!presented) throw new Error('An application is presented as one');
  return presented;
}

/** Without how it lies in the table. */
function present({ id, status, createdAt, organizationId, ...form }: Omit<StoredAidApplication, 'decision'>) {
  const { contactName, contactEmail, contactPhone, organizationName, organizationType } = form;
  const { organizationWebsite, servingArea, currentCapacity, experience, availability, questions } = form;
  return {
    ...{ id, status, createdAt, contactName, contactEmail, contactPhone, organizationName, organizationType },
    ...{ organizationWebsite, servingArea, currentCapacity, experience, availability, questions },
    ...(organizationId !== undefined && { organizationId }),
  };
}
