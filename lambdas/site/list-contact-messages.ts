import { listContactMessages } from '#shared/contact/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { readCurrentPage } from '../table/index.ts';
import { contactMessages } from './store/items.ts';

export default endpoint(listContactMessages, async ({ query, now }) => {
  const { items, ...rest } = await readCurrentPage(contactMessages, query, now);
  const messages = items.map(({ id, name, email, subject, message, flavour, createdAt }) => ({
    ...{ id, name, email, subject, message, flavour, createdAt },
  }));
  return { ...rest, items: messages };
});
