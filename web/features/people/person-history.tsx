import { Link } from 'react-router-dom';
import type { UserDetails } from '#shared/people/schemas.ts';
import { states as claimStates, pageTitle as mealsOf } from '#words/claims/claim-pages.ts';
import { longDate } from '#words/general/dates.ts';
import { types as reportTypes } from '#words/moderation/reports.ts';
import { roleNames } from '#words/organizations/fields.ts';
import * as words from '#words/people/people.ts';
import { Badge } from '../../components/badge.tsx';
import { RelativeTime } from '../../components/text/relative-time.tsx';
import { toAdminTab, toOrganization, toPledge, toPost, toPostsOf } from '../../lib/navigation/paths.ts';
import { CardSection } from './card.tsx';

/** The person's activity on the site. */
export function PersonHistory({ person }: { person: UserDetails }) {
  return (
    <>
      <RolesOf person={person} />
      <Posts {...person} />
      <Claims claims={person.claims} />
      <Organizations organizations={person.organizations} />
      <Reports title={words.reportsAbout} reports={person.reports.about} />
      <Reports title={words.reportsBy} reports={person.reports.by} />
    </>
  );
}

const LINK = 'text-link inline-flex min-h-11 items-center wrap-anywhere';

function RolesOf({ person: { roles } }: { person: UserDetails }) {
  return (
    <CardSection title={words.roles}>
      {roles.length === 0 && <p className="text-muted">{words.noRoles}</p>}
      <ul className="grid gap-3">
        {roles.map(({ role, assignedBy, assignedByName = assignedBy, assignedAt }) => (
          <li key={role}>
            <p className="font-semibold">{words.roleNames[role]}</p>
            <p className="text-sm text-muted">
              {words.assignedBy(assignedByName, longDate(new Date(assignedAt)))}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <Link to={toAdminTab('roles')} className={LINK}>
          {words.toRoles}
        </Link>
      </p>
    </CardSection>
  );
}

function Posts({ userId, posts: { catches, pledges, latest } }: Pick<UserDetails, 'userId' | 'posts'>) {
  return (
    <CardSection title={words.posts}>
      <p>{words.onShow(catches, pledges)}</p>
      {latest.length > 0 && (
        <div>
          <p className="text-muted">{words.latestPosts}</p>
          <ul>
            {latest.map(({ kind, id, speciesName, createdAt, hidden }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3">
                {hidden ? (
                  <span className="inline-flex min-h-11 items-center">
                    {`${words.postLabel[kind]}: ${speciesName}`}
                  </span>
                ) : (
                  <Link to={toPost(kind, id)} className={LINK}>
                    {`${words.postLabel[kind]}: ${speciesName}`}
                  </Link>
                )}
                <span className="text-sm text-muted">
                  <RelativeTime time={createdAt} />
                </span>
                {hidden && <Badge kind="quiet">{words.hidden}</Badge>}
              </li>
            ))}
          </ul>
          <Link to={toPostsOf(userId)} className={LINK}>
            {words.moderatePosts}
          </Link>
        </div>
      )}
    </CardSection>
  );
}

/** Without links, because only a claim's two sides may open it. */
function Claims({ claims }: Pick<UserDetails, 'claims'>) {
  return (
    <CardSection title={words.claims}>
      {claims.length === 0 && <p className="text-muted">{words.noClaims}</p>}
      <ul className="grid gap-2">
        {claims.map(({ id, pledgeId, organizationName, speciesName, meals, state, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <Link to={toPledge(pledgeId)} className={LINK}>
              {mealsOf(meals, speciesName)}
            </Link>
            <span className="wrap-anywhere">{organizationName}</span>
            <span className="text-sm text-muted">
              <RelativeTime time={createdAt} />
            </span>
            <Badge kind="quiet">{claimStates[state]}</Badge>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

function Organizations({ organizations }: Pick<UserDetails, 'organizations'>) {
  return (
    <CardSection title={words.organizations}>
      {organizations.length === 0 && <p className="text-muted">{words.noOrganizations}</p>}
      <ul>
        {organizations.map(({ id, name, role }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <Link to={toOrganization(id)} className={LINK}>
              {name}
            </Link>
            <Badge kind="quiet">{roleNames[role]}</Badge>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

function Reports({ title, reports }: { title: string; reports: UserDetails['reports']['by'] }) {
  return (
    <CardSection title={title}>
      {reports.length === 0 && <p className="text-muted">{words.noReports}</p>}
      <ul className="grid gap-2">
        {reports.map(({ id, reportType, status, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <span>{reportTypes[reportType]}</span>
            <span className="text-sm text-muted">
              <RelativeTime time={createdAt} />
            </span>
            <Badge kind={status === 'open' ? 'new' : 'quiet'}>{words.reportStates[status]}</Badge>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
