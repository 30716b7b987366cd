import type { AnswerOf } from '#shared/contract/endpoint.ts';
import type { getOrganization } from '#shared/organizations/endpoints.ts';
import type { PageHead } from '#shared/pages/page-head.ts';
import { organizationTypes } from '#words/organizations/application.ts';
import * as words from '#words/sharing/share.ts';

/** An organization's title, description and picture for social networks. */
export function organizationHead({
  name,
  type,
  place,
  mealsClaimed,
  mealsServed,
}: AnswerOf<typeof getOrganization>): PageHead {
  const description = words.organizationSummary(organizationTypes[type], place, mealsClaimed, mealsServed);
  return {
    description,
    type: 'profile',
    about: 'pledge',
    data: { '@type': 'NGO', name, description, location: { '@type': 'Place', name: place } },
  };
}
