import { it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { decideInvitationRequest, listInvitationRequests } from '#shared/invitations/endpoints.ts';
import RequestQueue from '../../../web/features/invitations/request-queue.tsx';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectSeen, inDialog, show } from '../support/show.tsx';

it('the queue notifies a manager that another one decided about the request first', async () => {
  when(listInvitationRequests).answer(() => ({
    items: [
      {
        id: '01J00000000000000000000000',
        name: 'Ada Finch',
        email: 'ada@creel.example',
        zipcode: '04101',
        reason: 'I land cod.',
        flavour: 'consumer',
        state: 'open',
        createdAt: '2026-01-05T12:00:00Z',
        answers: [],
      },
    ],
  }));
  const declined = 'This request has been declined already.';
  when(decideInvitationRequest).answer(() => new AppError('conflict', declined));
  await show(<RequestQueue />, { as: aPerson({ roles: ['fisherman_manager'] }) });
  await button('Approve Ada Finch').click();
  await inDialog('Approve').click();
  await expectSeen(declined);
});
