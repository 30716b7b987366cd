/** People and organizations of the demo's past, as the site stores them. */
import { decisionStep } from '#lambdas/organizations/store/applications.ts';
import { aidApplication, organizationMember } from '#lambdas/organizations/store/items.ts';
import { createOrganizationSteps } from '#lambdas/organizations/store/organizations.ts';
import { personEntries } from '#lambdas/people/store/accounts.ts';
import { account, profile } from '#lambdas/people/store/items.ts';
import { resolvePlace } from '#lambdas/services/places.ts';
import { demoId } from '#local/demo/many/crew.ts';
import { type DemoOrganization, ORGANIZATIONS } from '#local/demo/organizations.ts';
import { idOfPerson, organizationSince } from '#local/demo/past/people.ts';
import { PEOPLE } from '#local/demo/people.ts';
import { idAt, randomFrom } from '#local/demo/random.ts';
import type { NewAccount } from '#shared/accounts/new-account.ts';
import type { Coordinates } from '#shared/fields.ts';
import { aidApplicationBody, type OrganizationType } from '#shared/organizations/application-schemas.ts';
import type { ItemBook } from './item-book.ts';

export function putAccount(book: ItemBook, { account: person, profile: first }: NewAccount): void {
  const { userId } = person;
  book.put(account.item({ userId }, person), ...personEntries(person));
  if (first) book.put(profile.item({ userId, profileType: first.profileType }, first));
}

export interface PastOrganization {
  id: string;
  name: string;
  type: OrganizationType;
  coordinates: Coordinates;
  /** When it was approved, in milliseconds since the epoch. */
  since: number;
  /** The member who claims for it. */
  memberId: string;
  memberName: string;
}

/** Adds all approved organizations. @param now milliseconds since the epoch */
export async function putOrganizations(book: ItemBook, now: number): Promise<PastOrganization[]> {
  const put = ORGANIZATIONS.map((each, index) => putOrganization(book, each, { index, now }));
  return (await Promise.all(put)).filter((each) => each !== undefined);
}

async function putOrganization(
  book: ItemBook,
  { application, approval }: DemoOrganization,
  { index, now }: { index: number; now: number },
): Promise<PastOrganization | undefined> {
  const place = approval && (await resolvePlace(approval.place));
  if (!place) return undefined;
  const at = new Date(organizationSince(index, now));
  const random = randomFrom(index);
  const { termsAccepted: _, ...body } = aidApplicationBody.parse({ ...application, termsAccepted: true });
  const [applicationId, organizationId] = [idAt(at.getTime(), random), idAt(at.getTime(), random)];
  const managerId = idOfPerson('aid');
  const asked = {
    ...body,
    id: applicationId,
    status: 'new' as const,
    createdAt: at.toISOString(),
    expiresAt: 0,
  };
  const decision = { by: managerId, at: at.toISOString() };
  const { after } = decisionStep(asked, { status: 'approved', decision, organizationId }, at);
  const coordinates = { lat: place.lat, lng: place.lng };
  const { contactName: name, contactEmail: email, contactPhone: phone } = body;
  const made = { name: body.organizationName, type: body.organizationType, ...approval, coordinates };
  const contact = { name, email, ...(phone && { phone }) };
  book.put(aidApplication.item({ applicationId }, after));
  book.putSteps(
    createOrganizationSteps(organizationId, { ...made, contact, applicationId, createdAt: at.toISOString() }),
  );
  const memberId = email === PEOPLE.organization.email ? idOfPerson('organization') : demoId(email);
  const membership = { role: 'coordinator' as const, since: at.toISOString(), addedBy: managerId };
  book.put(organizationMember.item({ userId: memberId, organizationId }, membership));
  return {
    id: organizationId,
    since: at.getTime(),
    name: made.name,
    type: made.type,
    coordinates,
    memberId,
    memberName: name,
  };
}
