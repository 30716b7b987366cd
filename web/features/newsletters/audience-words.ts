import { FLAVOURS } from '#shared/flavours.ts';
import {
  AUDIENCE_ROLES,
  type Audience,
  siteOfSubscribers,
  surroundingsOf,
} from '#shared/newsletters/audience.ts';
import * as words from '#words/newsletters/newsletters.ts';

/** Names an audience. @param person the recipient, if the audience is one person */
export function audienceWords(audience: Audience, person: { name: string } | undefined): string {
  if (person) return words.toPerson(person.name);
  const near = surroundingsOf(audience);
  return near ? words.near(groupWords(near.whom), near.miles, near.place) : groupWords(audience);
}

function groupWords(audience: Audience): string {
  const flavour = FLAVOURS.find((each) => audience === `flavour.${each}`);
  if (flavour) return `${words.groups.sites} ${words.sites[flavour]}`;
  const subscribed = siteOfSubscribers(audience);
  if (subscribed) return `${words.groups.subscribers} ${words.sites[subscribed]}`;
  const role = AUDIENCE_ROLES.find((each) => audience === `role.${each}`);
  return role ? `${words.groups.roles} ${words.roles[role]}` : words.groups.one;
}
