import { listBlocks } from '#shared/messages/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { nameIn, readPublicNames } from '../people/store/public-names.ts';
import { listBlocked } from './store/blocks.ts';

export default endpoint(listBlocks, async ({ query, actor }) => {
  const { items, ...rest } = await listBlocked(actor.userId, query);
  const names = await readPublicNames(items.map(({ userId }) => userId));
  return { ...rest, items: items.map((item) => ({ ...item, name: nameIn(names, item.userId) })) };
});
