/** Fields of receipts, and what is wrong with them. */
export const legalName = 'Legal name';
export const ein = 'EIN';
export const einInvalid = 'Enter the EIN as on the notice from the IRS, such as 01-2345678';
export const signatory = 'Who signs';
export const weightInvalid = 'The weight is a number of pounds above 0';
export const mealsInvalid = 'Meals are a whole number from 1';
export const note = 'Reason';
export const chooseReceipts = 'Choose at least one receipt';
export const tooManyReceipts = (most: number) => `Confirm at most ${most} receipts at a time`;
export const yearInvalid = 'The year has four digits, such as 2026';

/** Refusals. */
export const notFound = 'Receipt not found';
export const notVerified =
  'A manager has to check the EIN before receipts can be confirmed. A check counts for two years.';
export const isDraft = 'This receipt is not confirmed yet, so there is nothing to correct.';
export const isWithdrawn = 'This receipt is withdrawn. It cannot be changed any more.';
export const changedMeanwhile = 'Somebody has changed this receipt since you opened it. Read it again first.';
export const tooManyVersions = 'This receipt has been changed too often. Withdraw it.';
export const einChanged = 'The organization has another EIN now. Check that one.';
