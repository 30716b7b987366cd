import { listContactMessages } from '#shared/contact/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { getItems, readPage } from '../table/index.ts';
import { contactMessage, contactMessages } from './store/items.ts';

export default endpoint(listContactMessages, async ({ query, now }) => {
  const { items, ...rest } = await readPage(contactMessages, query, now);
  const found = await getItems(items.map(({ sk }) => contactMessage.key({ id: sk })));
  const messages = found.flatMap((each) => {
    if (!each) return [];
    const { id, name, email, subject, message, flavour, createdAt } = each;
    return [{ id, name, email, subject, message, flavour, createdAt }];
  });
  return { ...rest, items: messages };
});
