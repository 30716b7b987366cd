/** A pressed link starts the reads of its page early. */
import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { listMyCatches } from '#shared/posts/own-endpoints.ts';
import { getPledge } from '#shared/posts/pledges/endpoints.ts';
import { DEFAULT_RULES } from '#shared/site/default-rules.ts';
import { getSite } from '#shared/site/endpoints.ts';
import { readsAt } from '../../../web/app/other-pages.tsx';
import { addressOf } from '../../../web/lib/api/api-client.ts';
import { readPledge } from '../../../web/lib/api/first-reads.ts';
import { readAhead } from '../../../web/lib/api/read-ahead.ts';
import { useEndpoint } from '../../../web/lib/api/use-endpoint.ts';
import { readSite } from '../../../web/lib/site/site.ts';
import { useSiteRules } from '../../../web/lib/site/site-rules.ts';
import { when } from '../support/api.ts';
import { expectSeen, show } from '../support/show.tsx';

const askedAt = (address: string) => {
  const { pathname, search } = new URL(address, location.origin);
  return readsAt({ pathname, search }).map(([definition, question]) => addressOf(definition, question));
};

const TODAY = expect.stringMatching(/^\/api\/landings\?day=[\d-]+&limit=12$/);

describe('the table of first reads', () => {
  it.for([
    ['/', ['/api/home', TODAY]],
    ['/marketplace', ['/api/catches', TODAY]],
    ['/marketplace?species=cod', []],
    ['/fishermen', ['/api/fishermen?flavour=consumer']],
    ['/catch/c1', ['/api/catches/c1']],
    ['/pledge/p1', ['/api/pledges/p1']],
    ['/fisherman/u1?from=marketplace', ['/api/fishermen/u1']],
    ['/organization/o1', ['/api/organizations/o1']],
    ['/messages', ['/api/messages']],
    ['/messages/m1', ['/api/messages/m1']],
    ['/my-posts', ['/api/me/catches', '/api/me/pledges', '/api/me/landings']],
    ['/edit-catch/c1', ['/api/me/catches/c1']],
    ['/pledge/p1/claim', []],
    [
      '/pledge/p1/claim?organization=o1',
      [
        '/api/organizations/o1/pledges/p1',
        '/api/claims?limit=1&organizationId=o1',
        '/api/organizations/o1/details',
      ],
    ],
    ['/claim/c1', ['/api/claims/c1']],
    ['/reserve/c1', ['/api/catches/c1', '/api/reservations']],
    ['/reservation/r1', ['/api/reservations/r1']],
    ['/profile', ['/api/me/organization-invitations', '/api/me/catches?limit=6', '/api/me/pledges?limit=6']],
    ['/favorites', ['/api/favorites']],
    ['/admin', []],
    ['/admin/users', ['/api/admin/waiting', '/api/admin/user-count', '/api/admin/users']],
    ['/admin/users?seen=week', ['/api/admin/waiting']],
    ['/admin/users/u1', ['/api/admin/waiting', '/api/admin/users/u1']],
    ['/about', []],
    ['/nowhere', []],
  ] as const)('contains for %s the reads %s', ([address, asked]) => {
    expect(askedAt(address)).toEqual(asked);
  });
});

function Rules() {
  return <p>{useSiteRules().freshHours} hours</p>;
}

describe('the rules of the site', () => {
  it('come with its settings, so that no form requests them again', async () => {
    const limits = { ...DEFAULT_RULES, freshHours: 31 };
    const asked = when(getSite).answer(() => ({ contact: {}, switchedOff: [], limits }));
    await show(<Rules />);
    await expectSeen('48 hours');
    await readSite();
    await expectSeen('31 hours');
    await show(<Rules />);
    await expectSeen('31 hours');
    expect(asked).toHaveBeenCalledOnce();
  });
});

function Pledge() {
  const { error } = useEndpoint(...readPledge('p1'));
  return <p>{error?.message}</p>;
}

describe('early reads', () => {
  it('are used by the page, and requested once', async () => {
    const asked = when(getPledge).answer(() => new AppError('not_found', 'That pledge is gone.'));
    void readAhead(readPledge('p1'));
    await show(<Pledge />);
    await expectSeen('That pledge is gone.');
    expect(asked).toHaveBeenCalledOnce();
  });

  it('contain nothing personal while nobody is signed in', async () => {
    const asked = when(listMyCatches).answer(() => ({ items: [] }));
    void readAhead([listMyCatches, {}]);
    await Promise.resolve();
    expect(asked).not.toHaveBeenCalled();
  });
});
