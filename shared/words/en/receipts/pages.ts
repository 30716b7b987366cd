/** Pages about receipts: the organization's, the fisherman's, and the one that checks a receipt. */
import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';

export const title = 'Donation receipts';
export const notLoaded = 'The receipts could not be loaded.';
export const moreNotLoaded = 'More receipts could not be loaded.';
export const signInFirst = 'Please sign in to see your donation receipts.';
export const print = 'Print';
export const fileName = 'donation-receipt.pdf';
export const letterFileName = (year: number) => `donations-${year}.pdf`;

/** The fisherman's letter of a year. */
export const year = 'Year';
export const mine =
  'Organizations confirm here what they collected from you. Print the page for your tax papers.';
export const noneIn = (year: number) => `No organization has confirmed a donation of ${year} yet.`;

/** One receipt. */
export const oneNotFound = 'We could not find this receipt.';
export const oneNotLoaded = 'The receipt could not be loaded.';
export const earlier = 'Earlier versions';
export const toMine = 'Your receipts';
export const toOrganization = 'Receipts of the organization';
export const draftText = 'This receipt is not confirmed yet.';
export const correct = 'Correct';
export const correctTitle = 'Correct this receipt';
export const correctText =
  'This makes a new version. The donor gets an email, and the version before stays readable.';
export const saveCorrection = 'Save the new version';
export const corrected = 'The receipt is corrected';
export const withdraw = 'Withdraw';
export const withdrawTitle = 'Withdraw this receipt?';
export const withdrawText = 'Its page then says that it is no longer valid. This cannot be undone.';
export const withdrawn = 'The receipt is withdrawn';
export const donorName = 'Name of the donor';
export const mealsLabel = 'Meals';
export const weightLabel = 'Weight in pounds';
export const reason = 'Reason';
export const reasonHint = 'The donor reads it on the new version.';

/** The organization's page. */
export const toOurPage = 'To the organization';
export const versionBadge = (count: number) => `Version ${count}`;
export const ours = 'Each pickup makes a draft. Confirm it, and the fisherman gets a receipt for taxes.';
export const papers = 'Your organization on receipts';
export const legalNameHint = 'As on the notice from the IRS';
export const einHint = 'Two digits, a hyphen and seven digits';
export const signatoryHint = 'Name and role, such as “Ana Reyes, director”';
export const papersSaved = 'Saved';
export const change = 'Change';
export const papersMissing =
  'Enter the legal name and the EIN first. A manager of this site then checks them.';
export const waits =
  'A manager of this site has not checked the EIN yet. Until then, pickups make no drafts.';
export const lapsed = (day: string) =>
  `The check of the EIN ended on ${day}. A manager has to check it again.`;
export const verified = (day: string) => `The EIN is checked. This counts until ${day}.`;
export const changeEnds = 'A new name or EIN has to be checked again.';
export const drafts = 'To confirm';
export const noDrafts = 'Nothing to confirm. The next pickup makes a draft.';
export const issued = 'Confirmed receipts';
export const noneIssued = 'You have not confirmed any receipts yet.';
export const choose = (donor: string, day: string) => `Receipt for ${isolated(donor)}, ${day}`;
export const weightHint = 'If you weighed it';
export const confirm = (count: number) =>
  `Confirm ${count} ${plural(count, { one: 'receipt', other: 'receipts' })}`;
export const confirming = 'Confirming...';
export const confirmed = (count: number) =>
  `${count} ${plural(count, { one: 'receipt', other: 'receipts' })} confirmed`;
export const notConfirmed = 'Not confirmed';

/** For managers of community aid. */
export const einState = 'EIN on receipts';
export const noEin = 'None';
export const notChecked = (ein: string) => `${ein}, not checked`;
export const checkedUntil = (ein: string, day: string) => `${ein}, checked until ${day}`;
export const checkEin = 'Mark EIN as checked';
export const checkEinTitle = (name: string) => `Is the EIN of ${isolated(name)} right?`;
export const checkEinText = (legalName: string, ein: string) =>
  `Search for ${ein} with the IRS (apps.irs.gov/app/eos). The name there has to be ${isolated(legalName)}.`;
export const checkEinConfirm = 'It is right';
export const checking = 'Saving...';
export const einChecked = 'The EIN is checked for two years';

/** The page that checks a receipt. */
export const checkTitle = 'Check a donation receipt';
export const genuine = 'This receipt is genuine';
export const genuineText = (organization: string, year: number) =>
  `${isolated(organization)} confirmed a food donation of ${year} with it.`;
export const newest = (version: number) =>
  `Its newest version is number ${version}. Do not accept an older one.`;
export const noLonger = 'This receipt is withdrawn';
export const noLongerText = (organization: string, year: number) =>
  `${isolated(organization)} had confirmed a food donation of ${year} with it, and has taken that back.`;
export const notGenuine = 'We know no such receipt. Read the code again.';
export const checkFailed = 'The receipt could not be checked. Please try again.';
export const nothingElse = 'This page says no more, so that nobody learns what somebody gave.';
