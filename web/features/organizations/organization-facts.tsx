import type { OrganizationDetails } from '#shared/organizations/schemas.ts';
import type { Papers } from '#shared/receipts/papers.ts';
import { longDate } from '#words/general/dates.ts';
import * as fields from '#words/organizations/fields.ts';
import * as words from '#words/organizations/organizations.ts';
import * as receipts from '#words/receipts/pages.ts';
import { type Fact, Facts } from '../../components/facts.tsx';

/** The organization's capacity and contacts. */
export function OrganizationFacts({ organization }: { organization: OrganizationDetails }) {
  const { place, radiusMiles, mealsPerWeek, coldStorage, contact, state, papers } = organization;
  const cold = coldStorage.map((kind) => fields.coldStorageKinds[kind]).join(', ');
  const facts: Fact[] = [
    [fields.place, place],
    [fields.radiusMiles, fields.miles(radiusMiles)],
    [fields.mealsPerWeek, mealsPerWeek],
    [fields.coldStorage, cold || fields.noColdStorage],
    [fields.state, fields.states[state]],
    [receipts.einState, papers ? einWords(papers) : receipts.noEin],
    [words.contact, <Contact key="contact" contact={contact} />],
  ];
  return <Facts facts={facts} />;
}

function einWords({ ein, verifiedUntil }: Papers): string {
  if (verifiedUntil === undefined) return receipts.notChecked(ein);
  return receipts.checkedUntil(ein, longDate(new Date(verifiedUntil)));
}

/** One line each, because email addresses are long. */
function Contact({ contact: { name, email, phone } }: Pick<OrganizationDetails, 'contact'>) {
  return [name, email, phone].map((line) => line && <p key={line}>{line}</p>);
}
