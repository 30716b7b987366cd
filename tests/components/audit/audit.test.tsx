import { it } from 'vitest';
import { listAudit } from '#shared/audit/endpoints.ts';
import Audit from '../../../web/features/audit/audit.tsx';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { expectNoProblems, expectSeen, show } from '../support/show.tsx';

it('the audit says that nothing of this kind was done', async () => {
  when(listAudit).answer(() => ({ items: [] }));
  await show(<Audit />, { as: aPerson({ roles: ['admin'] }), at: '/admin/audit?action=pro-changed' });
  await expectSeen('No entries match.');
  await expectNoProblems();
});
