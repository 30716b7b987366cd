import { Link, useParams, useSearchParams } from 'react-router-dom';
import { countUsers, exportUsers, listUsers } from '#shared/people/endpoints.ts';
import type { ListedUser } from '#shared/people/schemas.ts';
import { longDate } from '#words/general/dates.ts';
import * as words from '#words/people/people.ts';
import * as listWords from '#words/people/user-list.ts';
import { labels as profileLabels } from '#words/profiles/types.ts';
import { Badge } from '../../components/badge.tsx';
import { DownloadButton } from '../../components/download-button.tsx';
import { ReadList } from '../../components/read.tsx';
import { Written } from '../../components/text/written.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { downloadCsv } from '../../lib/download-csv.ts';
import { changeParams } from '../../lib/navigation/change-params.ts';
import { toAdminPerson } from '../../lib/navigation/paths.ts';
import { Person } from './person.tsx';
import { type Filters, filtersIn, UserFilters } from './user-filters.tsx';

/** Everybody, newest first, or one person. */
export default function Users() {
  const { userId } = useParams();
  return userId === undefined ? <UserSearch /> : <Person key={userId} userId={userId} />;
}

function UserSearch() {
  const [params, setParams] = useSearchParams();
  const filters = filtersIn(params);
  const list = useEndpointList(listUsers, { query: filters }, { isChangedElsewhere: true });
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <div className="flex flex-col gap-6">
      <UserFilters
        filters={filters}
        onChange={(changes) => setParams(changeParams(params, changes), { replace: true })}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Count filters={filters} />
        <DownloadButton
          words={listWords.download}
          download={() => downloadCsv(exportUsers, filters, listWords.fileName)}
        />
      </div>
      <div>
        <ReadList
          list={list}
          failed={words.usersNotLoaded}
          moreFailed={words.moreNotLoaded}
          empty={isFiltered ? words.nobodyFound : words.noUsers}
          label={words.foundPeople}
          className="divide-y divide-line rounded-card border border-line bg-raised"
          keyOf={({ userId }) => userId}
        >
          {(user) => <UserLink user={user} />}
        </ReadList>
      </div>
    </div>
  );
}

function Count({ filters: { order: _, ...query } }: { filters: Filters }) {
  const { data, error } = useEndpoint(countUsers, { query });
  const known = data && (data.more ? listWords.foundAtLeast(data.count) : listWords.found(data.count));
  return (
    <p role="status" className="font-semibold">
      {known ?? (error ? listWords.notCounted : listWords.counting)}
    </p>
  );
}

function UserLink({ user }: { user: ListedUser }) {
  const { userId, name, email, createdAt, lastSeenOn, profileTypes, roles, isSuspended, isPro, credits } =
    user;
  return (
    <Link
      to={toAdminPerson(userId)}
      className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 hover:bg-surface"
    >
      <span className="grid min-w-0">
        <Written className="text-link font-semibold wrap-anywhere">{name}</Written>
        <span className="text-sm text-muted wrap-anywhere">{email}</span>
        <span className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{words.since(longDate(new Date(createdAt)))}</span>
          {lastSeenOn !== undefined && (
            <span>{listWords.lastSeen(longDate(new Date(lastSeenOn), 'UTC'))}</span>
          )}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {isSuspended && <Badge kind="new">{words.suspended}</Badge>}
        {isPro && <Badge kind="pro">{words.pro}</Badge>}
        {roles.map((role) => (
          <Badge key={role} kind="pro">
            {words.roleNames[role]}
          </Badge>
        ))}
        {profileTypes.map((type) => (
          <Badge key={type} kind="quiet">
            {profileLabels[type]}
          </Badge>
        ))}
        {credits !== undefined && <Badge kind="quiet">{listWords.credits(credits)}</Badge>}
      </span>
    </Link>
  );
}
