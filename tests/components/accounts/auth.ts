/** Steps that tests of the Auth page share. */
import type { Locator } from 'vitest/browser';
import { page } from 'vitest/browser';
import { button, field } from '../support/show.tsx';

export const PASSWORD = 'FreshCatch1';

export const profileType = (label: string): Locator => page.getByRole('radio', { name: RegExp(`^${label}`) });

/** Completes step 1. */
export async function chooseType(label: string): Promise<void> {
  await profileType(label).click();
  await button('Next').click();
}

/** Completes step 2. */
export async function fillDetails(changes: Readonly<Record<string, string>> = {}): Promise<void> {
  const values = {
    Name: 'Ruth Alder',
    Email: 'ruth@creel.example',
    Password: PASSWORD,
    'Confirm password': PASSWORD,
    Phone: '(207) 555-0142',
    'ZIP code': '04101',
    ...changes,
  };
  for (const [label, value] of Object.entries(values)) await field(label).fill(value);
}

/** Completes steps 1 to 3 of a buyer, without sending the form. */
export async function fillSignUp(changes?: Readonly<Record<string, string>>): Promise<void> {
  await chooseType('Fresh Fish Buyer');
  await fillDetails(changes);
  await button('Next').click();
}
