/** The list of people for administrators, as a page and as a file. */
import { csvLine } from '#shared/contract/csv.ts';
import * as endpoints from '#shared/people/endpoints.ts';
import { columns } from '#words/people/user-list.ts';
import { endpoint } from '../core/endpoint.ts';
import { countPeople, listPeople } from './store/people-list.ts';

export const listUsers = endpoint(endpoints.listUsers, ({ query: { cursor, limit, ...filters }, now }) =>
  listPeople(filters, { cursor, limit }, now),
);

export const countUsers = endpoint(endpoints.countUsers, ({ query, now }) => countPeople(query, now));

/** Rows of one page; each reads nine items. */
const ROWS = 300;

export const exportUsers = endpoint(endpoints.exportUsers, async ({ query: { cursor, ...filters }, now }) => {
  const { items, ...rest } = await listPeople(filters, { cursor, limit: ROWS }, now);
  const lines = items.map((user) =>
    csvLine([
      user.userId,
      user.name,
      user.email,
      user.createdAt,
      user.lastSeenOn,
      user.profileTypes.join(' '),
      user.roles.join(' '),
      user.isPro ? 'yes' : 'no',
      user.credits,
      user.isSuspended ? 'yes' : 'no',
    ]),
  );
  return { csv: (cursor === undefined ? csvLine(columns) : '') + lines.join(''), ...rest };
});
