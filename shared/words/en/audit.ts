/** The audit as administrators read it. */
import type { Flavour } from '../../flavours.ts';
import { isolated } from '../../text/isolated.ts';
import { valueWords } from './audit-fields.ts';
import { siteNames } from './general/sites.ts';

interface Told {
  actor: string;
  /** The name of the person concerned. */
  person: string;
  organization: string;
  /** The name of the site, if the change is about one. */
  site: string;
  /** The readable form of a value before or after. */
  value(field: string): string;
}

type Sentence = (told: Told) => string;

/** An entry as one sentence, for each kind in shared/audit/actions.ts. */
export const sentences = {
  'role-assigned': ({ actor, person, value }) => `${actor} gave ${person} the role ${value('role')}`,
  'role-removed': ({ actor, person, value }) => `${actor} took the role ${value('role')} from ${person}`,
  'profile-deleted': ({ actor, person }) => `${actor} deleted the profile of ${person}`,
  'account-deleted': ({ actor, person }) => `${actor} deleted the account of ${person}`,
  'second-factor-reset': ({ actor, person }) => `${actor} reset two-step verification for ${person}`,
  'second-factor-recovered': ({ person }) =>
    `${person} turned off two-step verification with a recovery code`,
  'pro-changed': ({ actor, person }) => `${actor} changed whether ${person} is Pro`,
  'credits-granted': ({ actor, person }) => `${actor} gave ${person} credits`,
  'credits-taken': ({ actor, person }) => `${actor} took credits back from ${person}`,
  'note-added': ({ actor, person }) => `${actor} wrote a private note about ${person}`,
  'note-deleted': ({ actor, person }) => `${actor} deleted a private note about ${person}`,
  'mails-sent': ({ actor, value }) => `${actor} sent emails: ${value('mail')}`,
  'site-changed': ({ actor, site }) => `${actor} changed the settings of ${site}`,
  'species-changed': ({ actor }) => `${actor} changed the list of species`,
  'limits-changed': ({ actor }) => `${actor} changed the rules for food safety and fairness`,
  'ready-texts-changed': ({ actor }) => `${actor} changed the ready texts`,
  'report-assigned': ({ actor, person, value }) =>
    value('isAssigned') === valueWords(true)
      ? `${actor} gave a report to ${person}`
      : `${actor} took a report from ${person}`,
  'report-dismissed': ({ actor, person }) => `${actor} dismissed a report about ${person}`,
  'post-hidden': ({ actor, person }) => `${actor} hid something ${person} posted`,
  'post-released': ({ actor, person }) => `${actor} allowed something ${person} posted to be shown again`,
  'person-warned': ({ actor, person }) => `${actor} warned ${person}`,
  'person-suspended': ({ actor, person }) => `${actor} suspended ${person}`,
  'suspension-lifted': ({ actor, person }) => `${actor} lifted the suspension of ${person}`,
  'suspension-ended': ({ person }) => `The suspension of ${person} ended automatically`,
  'application-approved': ({ actor, organization }) => `${actor} approved the application of ${organization}`,
  'application-declined': ({ actor }) => `${actor} declined an application`,
  'application-deleted': ({ actor }) => `${actor} deleted an application`,
  'mailing-started': ({ actor }) => `${actor} sent a newsletter`,
  'mailing-draft-saved': ({ actor }) => `${actor} saved a draft of a newsletter`,
  'mailing-draft-deleted': ({ actor }) => `${actor} deleted a draft of a newsletter`,
  'mailing-scheduled': ({ actor, value }) => `${actor} scheduled a newsletter for ${value('sendAt')}`,
  'mailing-resumed': ({ actor }) => `${actor} continued sending a newsletter`,
  'mailing-stopped': ({ actor }) => `${actor} stopped or canceled a newsletter`,
  'invitation-approved': ({ actor }) => `${actor} approved a request for an invitation`,
  'invitation-declined': ({ actor }) => `${actor} declined a request for an invitation`,
  'invitation-answered': ({ actor }) => `${actor} replied to a request for an invitation`,
  'claim-approved': ({ actor, organization }) => `${actor} approved a claim of ${organization}`,
  'claim-declined': ({ actor, organization }) => `${actor} declined a claim of ${organization}`,
  'no-show-struck': ({ actor, organization }) => `${actor} struck a no-show of ${organization}`,
  'mark-struck': ({ actor, person }) => `${actor} removed a mark of ${person}`,
  'mark-kept': ({ actor, person }) => `${actor} kept a mark of ${person}`,
  'license-checked': ({ actor, person }) => `${actor} reviewed a license of ${person}`,
  'handover-counted': ({ actor, organization }) => `${actor} counted a late handover to ${organization}`,
  'handover-dismissed': ({ actor, organization }) =>
    `${actor} closed a late handover to ${organization} without counting it`,
  'organization-changed': ({ actor, organization }) => `${actor} changed ${organization}`,
  'organization-member-invited': ({ actor, organization }) => `${actor} invited somebody to ${organization}`,
  'organization-member-set': ({ actor, person, organization, value }) =>
    `${actor} made ${person} ${value('memberRole')} of ${organization}`,
  'organization-member-removed': ({ actor, person, organization }) =>
    `${actor} removed ${person} from ${organization}`,
  'api-key-made': ({ actor, organization }) => `${actor} made an API key for ${organization}`,
  'api-key-ended': ({ actor, organization }) => `${actor} ended an API key of ${organization}`,
  'partner-key-made': ({ actor, value }) => `${actor} made an API key for ${isolated(value('partner'))}`,
  'partner-key-ended': ({ actor, value }) => `${actor} ended an API key of ${isolated(value('partner'))}`,
  'secret-changed': ({ actor }) => `${actor} changed a secret of the site`,
  'report-shared': ({ actor, organization }) => `${actor} shared an annual report of ${organization}`,
  'report-link-ended': ({ actor, organization }) =>
    `${actor} ended the link to an annual report of ${organization}`,
} satisfies Record<string, Sentence>;

/** Kinds of entries for the filter. */
export const actions = {
  'role-assigned': 'Role given',
  'role-removed': 'Role taken away',
  'profile-deleted': 'Profile deleted',
  'account-deleted': 'Account deleted',
  'second-factor-reset': 'Two-step verification reset',
  'second-factor-recovered': 'Recovery code used',
  'pro-changed': 'Pro changed',
  'credits-granted': 'Credits given',
  'credits-taken': 'Credits taken back',
  'note-added': 'Private note written',
  'note-deleted': 'Private note deleted',
  'mails-sent': 'Emails sent',
  'site-changed': 'Settings of the site changed',
  'species-changed': 'Species changed',
  'limits-changed': 'Food safety and fairness changed',
  'ready-texts-changed': 'Ready texts changed',
  'report-assigned': 'Report assigned',
  'report-dismissed': 'Report dismissed',
  'post-hidden': 'Post hidden',
  'post-released': 'Post allowed again',
  'person-warned': 'Person warned',
  'person-suspended': 'Person suspended',
  'suspension-lifted': 'Suspension lifted',
  'suspension-ended': 'Suspension ended automatically',
  'application-approved': 'Application approved',
  'application-declined': 'Application declined',
  'application-deleted': 'Application deleted',
  'mailing-started': 'Newsletter sent',
  'mailing-draft-saved': 'Draft of a newsletter saved',
  'mailing-draft-deleted': 'Draft of a newsletter deleted',
  'mailing-scheduled': 'Newsletter scheduled',
  'mailing-resumed': 'Newsletter continued',
  'mailing-stopped': 'Newsletter stopped or canceled',
  'invitation-approved': 'Invitation approved',
  'invitation-declined': 'Invitation declined',
  'invitation-answered': 'Reply to an invitation request',
  'claim-approved': 'Claim approved',
  'claim-declined': 'Claim declined',
  'no-show-struck': 'No-show struck',
  'mark-struck': 'Mark removed',
  'mark-kept': 'Mark kept',
  'license-checked': 'License reviewed',
  'handover-counted': 'Late handover counted',
  'handover-dismissed': 'Late handover closed',
  'organization-changed': 'Organization changed',
  'organization-member-invited': 'Member invited',
  'organization-member-set': 'Member’s role set',
  'organization-member-removed': 'Member removed',
  'api-key-made': 'API key made',
  'api-key-ended': 'API key ended',
  'partner-key-made': 'API key of an outside partner made',
  'partner-key-ended': 'API key of an outside partner ended',
  'secret-changed': 'Secret changed',
  'report-shared': 'Annual report shared',
  'report-link-ended': 'Link to an annual report ended',
};

export const gone = 'somebody who left';
export const nobody = 'somebody';
export const theSite = (flavour: Flavour | undefined) =>
  flavour ? `the ${siteNames[flavour].toLowerCase()}` : 'the site';
export const noOrganization = 'an organization';
export const before = 'before';
export const after = 'after';
export const changed = 'Changed. The text is not kept here.';

export const title = 'Audit';
export const lead =
  'Every change by the people who run this site, newest first. Entries are kept forever and show people’s current names.';
export const kind = 'What was done';
export const everyKind = 'Everything';
export const from = 'From';
export const until = 'To';
export const person = 'By or about a person';
export const openReport = 'Open the report';
export const onlyPerson = (name: string) => `Only ${isolated(name)}`;
export const them = 'this person';
export const showing = (name: string) => `Changes by and about ${isolated(name)}`;
export const everybody = 'Show everyone';
export const none = 'There are no entries yet.';
export const noneFound = 'No entries match.';
export const notLoaded = 'The audit could not be loaded.';
export const moreNotLoaded = 'More of the audit could not be loaded.';

/** The columns of the CSV file. */
export const columns = [
  'time',
  'what',
  'who',
  'who (id)',
  'to whom',
  'to whom (id)',
  'organization',
  'organization (id)',
  'subject (id)',
  'before',
  'after',
  'changed, not kept',
  'entry',
];
export const fileName = 'audit.csv';
export const download = 'Download as CSV';
