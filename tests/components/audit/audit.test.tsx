import { expect, it } from 'vitest';
import { listAudit } from '#shared/audit/endpoints.ts';
import Audit from '../../../web/features/audit/audit.tsx';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { expectNoProblems, expectSeen, show } from '../support/show.tsx';

it('the audit log shows which site was changed, and names its parts as the settings do', async () => {
  const change = { before: { switchedOff: [] }, after: { switchedOff: ['signUp', 'map'] }, onlyNamed: [] };
  const entry = { id: 'a', at: '2026-11-25T10:00:00.000Z', action: 'site-changed', ...change } as const;
  when(listAudit).answer(() => ({ items: [{ ...entry, subject: 'community' }] }));
  await show(<Audit />, { as: aPerson({ roles: ['admin'] }), at: '/admin/audit' });
  await expectSeen('Somebody changed the settings of the community site');
  await expectSeen('Sign-up, Map');
});

it('the audit log filters by whole days in the reader’s time zone', async () => {
  const asked = when(listAudit).answer(() => ({ items: [] }));
  await show(<Audit />, {
    as: aPerson({ roles: ['admin'] }),
    at: '/admin/audit?from=2026-11-01&until=2026-11-01',
  });
  await expectSeen('No entries match.');
  const day = new Date(2026, 10, 1);
  expect(asked.mock.lastCall?.[0].query).toEqual({
    from: day.toISOString(),
    until: new Date(2026, 10, 2).toISOString(),
  });
});

it('the audit log says if there are no entries of this kind', async () => {
  when(listAudit).answer(() => ({ items: [] }));
  await show(<Audit />, { as: aPerson({ roles: ['admin'] }), at: '/admin/audit?action=pro-changed' });
  await expectSeen('No entries match.');
  await expectNoProblems();
});
