import { Link, useParams, useSearchParams } from 'react-router-dom';
import { listUsers } from '#shared/people/endpoints.ts';
import type { ListedUser } from '#shared/people/schemas.ts';
import { longDate } from '#words/general/dates.ts';
import * as words from '#words/people/people.ts';
import { labels as profileLabels } from '#words/profiles/types.ts';
import { Badge } from '../../components/badge.tsx';
import { TextSearch } from '../../components/forms/text-search.tsx';
import { ReadList } from '../../components/read.tsx';
import { useEndpointList } from '../../lib/api/use-endpoint.ts';
import { changeParams } from '../../lib/navigation/change-params.ts';
import { toAdminPerson } from '../../lib/navigation/paths.ts';
import { searchTextIn } from '../../lib/search-text.ts';
import { Person } from './person.tsx';

/** Everybody, the newest first, or one of them. */
export default function Users() {
  const { userId } = useParams();
  return userId === undefined ? <UserSearch /> : <Person key={userId} userId={userId} />;
}

function UserSearch() {
  const [params, setParams] = useSearchParams();
  const q = searchTextIn(params);
  const list = useEndpointList(listUsers, { query: { q } }, { isChangedElsewhere: true });
  return (
    <div className="flex flex-col gap-6">
      <div className="max-w-form">
        <TextSearch
          label={words.findPerson}
          hint={words.findHint}
          q={q}
          onSearch={(text) => setParams(changeParams(params, { q: text }), { replace: true })}
        />
      </div>
      <div>
        <ReadList
          list={list}
          failed={words.usersNotLoaded}
          moreFailed={words.moreNotLoaded}
          empty={q === undefined ? words.noUsers : words.nobodyFound}
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

function UserLink({ user }: { user: ListedUser }) {
  const { userId, name, email, createdAt, profileTypes, roles, isSuspended } = user;
  return (
    <Link
      to={toAdminPerson(userId)}
      className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 hover:bg-sunken"
    >
      <span className="grid min-w-0">
        <span className="text-link font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm text-muted wrap-anywhere">{email}</span>
        <span className="text-sm text-muted">{words.since(longDate(new Date(createdAt)))}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        {isSuspended && <Badge kind="new">{words.suspended}</Badge>}
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
      </span>
    </Link>
  );
}
