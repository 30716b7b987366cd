import { everyChange } from '#tests/api/faults/changes.ts';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';

/** Delivers changes of some items again, as the table's stream may do. */
export async function runReactions(
  cloud: LocalCloud,
  isOf: (key: { pk: string | undefined }) => boolean,
): Promise<void> {
  const changes = await everyChange(cloud);
  const Records = changes.filter(({ dynamodb }) => isOf({ pk: dynamodb?.Keys?.pk?.S }));
  await cloud.runtime.invoke('react-to-changes', { Records });
}
