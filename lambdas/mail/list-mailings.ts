import { listMailings } from '#shared/newsletters/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { readPage } from '../table/index.ts';
import { presentMailings } from './mailings/present-mailings.ts';
import { mailings } from './store/items.ts';

export default endpoint(listMailings, async ({ query, now }) => {
  const { items, ...rest } = await readPage(mailings, query, now);
  return { ...rest, items: await presentMailings(items, now) };
});
