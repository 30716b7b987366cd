import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { decideAidApplication, listAidApplications } from '#shared/organizations/admin-endpoints.ts';
import type { AidApplication } from '#shared/organizations/application-schemas.ts';
import { suggestPlaces } from '#shared/places/endpoints.ts';
import ApplicationQueue from '../../../web/features/organizations/application-queue.tsx';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, field, inDialog, show } from '../support/show.tsx';

const application: AidApplication = {
  id: '01J00000000000000000000000',
  status: 'new',
  createdAt: '2026-01-05T12:00:00Z',
  contactName: 'Maria Santos',
  contactEmail: 'maria@creel.example',
  contactPhone: '',
  organizationName: 'Harbor Kitchen',
  organizationType: 'food_bank',
  organizationWebsite: '',
  servingArea: 'Portland, ME',
  currentCapacity: '80 dinners a night',
  experience: 'Ten years of suppers',
  availability: 'Every evening',
  questions: '',
};

const open = async () => {
  when(listAidApplications).answer(() => ({ items: [application] }));
  when(suggestPlaces).answer(() => ({ places: [] }));
  await show(<ApplicationQueue />, { as: aPerson({ roles: ['community_aid_manager'] }) });
};

describe('the approval of an application', () => {
  it('requires a radius within its limits', async () => {
    await open();
    await button('Approve').click();
    await field('Radius').fill('3');
    await inDialog('Approve').click();
    await expectSeen('Radius is a whole number from 5 to 100');
    await expectNoProblems('[role=dialog]');
  });

  it('says that another manager decided first, and reloads the queue', async () => {
    const declined = 'This application has been declined already.';
    when(decideAidApplication).answer(() => new AppError('conflict', declined));
    await open();
    await button('Approve').click();
    when(listAidApplications).answer(() => ({ items: [] }));
    await inDialog('Approve').click();
    await expectSeen(declined);
    await expect.element(button('Approve')).not.toBeInTheDocument();
  });
});
