import { listBlocks } from '#shared/messages/endpoints.ts';
import { DELETED_PERSON } from '#shared/messages/schemas.ts';
import { endpoint } from '../core/endpoint.ts';
import { listBlocked } from '../data/blocks.ts';
import { readPublicNames } from '../data/public-names.ts';

export default endpoint(listBlocks, async ({ query, actor }) => {
  const { items, ...rest } = await listBlocked(actor.userId, query);
  const names = await readPublicNames(items.map(({ userId }) => userId));
  return { ...rest, items: items.map((item, index) => ({ ...item, name: names[index] ?? DELETED_PERSON })) };
});
