/**
 * `npm run rotate -- --stage dev --what edge --by you@example.org`: changes a secret of a site, while people use it. --what is edge, stage or push,
 * or webhooks with --organization=<id>. With --leaked the former one ends at once. --by names the administrator whom the audit shows. Without
 * --stage it is the local site at PORT (--state=<folder> names its data).
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { auditSteps } from '#lambdas/audit/store/audit.ts';
import { membership } from '#lambdas/people/store/items.ts';
import { getItem, transact } from '#lambdas/table/index.ts';
import { localTable } from '#local/demo/many/local-table.ts';
import { localOrigin } from '#local/start.ts';
import { ROOT, runCommand, STATE_FOLDER, say } from './command.ts';
import { openDeployed } from './deploy/stage-access.ts';
import { stageTable } from './deploy/stage-table.ts';
import { findUser } from './find-user.ts';
import { deployedSecrets } from './rotate/deployed-secrets.ts';
import { endWebhookSecrets } from './rotate/end-webhook-secrets.ts';
import { localSecrets } from './rotate/local-secrets.ts';
import { ROTATIONS, type SiteSecrets } from './rotate/rotate.ts';

const isRotation = (what: string): what is keyof typeof ROTATIONS => Object.hasOwn(ROTATIONS, what);

const { values } = parseArgs({
  options: {
    stage: { type: 'string' },
    state: { type: 'string', default: STATE_FOLDER },
    what: { type: 'string', default: '' },
    organization: { type: 'string' },
    by: { type: 'string' },
    leaked: { type: 'boolean', default: false },
  },
});

await runCommand(async () => {
  const { what, leaked, by, organization } = values;
  const isOfSite = isRotation(what);
  if (!isOfSite && what !== 'webhooks')
    throw new Error(`Say what to change: --what=${Object.keys(ROTATIONS).join(', ')} or webhooks.`);
  if (by === undefined)
    throw new Error('Say who changes it: --by=<email of an administrator>, for the audit.');
  if (isOfSite && organization !== undefined)
    throw new Error(
      '--organization is for --what=webhooks only: the other secrets belong to the whole site.',
    );
  if (!isOfSite && (organization === undefined || !leaked))
    throw new Error(
      'Coordinators change secrets of webhooks on their page. To end those of one organization that leaked: --organization=<id> --leaked.',
    );
  const { secrets, pool, userPoolId } = await openSite();
  const actorId = await findAdministrator(pool, userPoolId, by.trim().toLowerCase());
  const now = new Date();
  if (isOfSite) await secrets.begin();
  if (organization !== undefined) return await endWebhookSecrets(organization, { actorId, now, say });
  await transact(
    auditSteps(
      { action: 'secret-changed', actorId, before: {}, after: { secret: what, hasLeaked: leaked } },
      now,
    ),
  );
  if (isOfSite) await ROTATIONS[what](secrets, { isLeaked: leaked, now, say });
});

interface Site {
  secrets: SiteSecrets;
  pool: CognitoIdentityProviderClient;
  userPoolId: string;
}

/** Points the functions' code at the site's table too. */
async function openSite(): Promise<Site> {
  if (values.stage !== undefined) {
    const deployed = await openDeployed(ROOT, values.stage);
    Object.assign(process.env, await stageTable(deployed));
    const pool = new CognitoIdentityProviderClient({ region: deployed.region });
    return { secrets: deployedSecrets(deployed), pool, userPoolId: deployed.outputs.UserPoolId };
  }
  const [origin, folder] = [localOrigin(), resolve(ROOT, values.state)];
  const { environment, userPoolId } = await localTable(origin, folder);
  Object.assign(process.env, environment);
  return { secrets: localSecrets(origin, folder), pool: new CognitoIdentityProviderClient(), userPoolId };
}

async function findAdministrator(
  pool: CognitoIdentityProviderClient,
  userPoolId: string,
  email: string,
): Promise<string> {
  const userId = await findUser(pool, userPoolId, email);
  if (await getItem(membership.key({ userId, group: 'admin' }), { consistent: true })) return userId;
  throw new Error(`${email} is no administrator.`);
}
