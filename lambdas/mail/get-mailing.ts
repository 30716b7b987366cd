import { getMailing } from '#shared/newsletters/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { presentMailing } from './mailings/present-mailings.ts';
import { findMailing, readContent } from './store/mailings.ts';

export default endpoint(getMailing, async ({ params: { mailingId }, now }) => {
  const [found, content] = await Promise.all([findMailing(mailingId), readContent(mailingId)]);
  return { ...(await presentMailing(found, now)), content };
});
