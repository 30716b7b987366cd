import type { OrganizationDetails } from '#shared/organizations/schemas.ts';
import * as fields from '#words/organizations/fields.ts';
import * as words from '#words/organizations/organizations.ts';
import { type Fact, Facts } from '../../components/facts.tsx';

/** The organization's capacity and contacts. */
export function OrganizationFacts({ organization }: { organization: OrganizationDetails }) {
  const { place, radiusMiles, mealsPerWeek, coldStorage, contact, state } = organization;
  const cold = coldStorage.map((kind) => fields.coldStorageKinds[kind]).join(', ');
  const facts: Fact[] = [
    [fields.place, place],
    [fields.radiusMiles, fields.miles(radiusMiles)],
    [fields.mealsPerWeek, mealsPerWeek],
    [fields.coldStorage, cold || fields.noColdStorage],
    [fields.state, fields.states[state]],
    [words.contact, <Contact key="contact" contact={contact} />],
  ];
  return <Facts facts={facts} />;
}

/** One line each, because email addresses are long. */
function Contact({ contact: { name, email, phone } }: Pick<OrganizationDetails, 'contact'>) {
  return [name, email, phone].map((line) => line && <p key={line}>{line}</p>);
}
