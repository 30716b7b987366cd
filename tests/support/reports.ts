import { report } from '#lambdas/moderation/store/items.ts';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { actOnReport } from '#shared/moderation/endpoints.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';
import { readItems } from './cloud/table.ts';
import type { TestUser } from './cloud/users.ts';

type Action = Omit<BodyInput<typeof actOnReport>, 'version'> & { version?: number };

/** An administrator's action on a report. It uses the current version by default. */
export async function actOn(
  cloud: LocalCloud,
  { accessToken: token }: Pick<TestUser, 'accessToken'>,
  reportId: string,
  action: Action,
) {
  const [stored] = await readItems(cloud, 'pk', report.key({ reportId }).pk);
  const body = { version: Number(stored?.version ?? 1), ...action };
  return await cloud.call(actOnReport, { token, params: { reportId }, body });
}
