import { Link } from 'react-router-dom';
import type { Group } from '#shared/contract/endpoint.ts';
import { cards } from '#words/app/admin.ts';
import { Icon } from '../../components/drawings/icons.tsx';
import { PATHS } from '../../lib/navigation/paths.ts';

const LOOKS = {
  admin: 'bg-bad text-raised',
  fishermanManager: 'border border-line bg-raised',
  communityAid: 'border border-line bg-raised',
} as const;

/** Wider rights come first: there is one dashboard. */
const DASHBOARDS = [
  { group: 'admin', name: 'admin' },
  { group: 'fisherman_manager', name: 'fishermanManager' },
  { group: 'community_aid_manager', name: 'communityAid' },
] as const satisfies readonly { group: Group; name: keyof typeof LOOKS }[];

/** The way to the dashboard, for those who have a part in it. */
export function DashboardCard({ roles }: { roles: readonly Group[] }) {
  const { name } = DASHBOARDS.find(({ group }) => roles.includes(group)) ?? {};
  if (!name) return null;
  const { title, text } = cards[name];
  return (
    <Link
      to={PATHS.admin}
      className={`flex min-h-12 items-center justify-between gap-4 rounded-card p-5 ${LOOKS[name]}`}
    >
      <span className="grid min-w-0 gap-1 wrap-anywhere">
        <span className="text-lg font-semibold">{title}</span>
        <span>{text}</span>
      </span>
      <Icon name="chevron" className="size-6 -rotate-90" />
    </Link>
  );
}
