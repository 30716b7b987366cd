import { previewMailing } from '#shared/newsletters/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { drawLetter, readLetter } from './mailings/letter.ts';

export default endpoint(previewMailing, async ({ body }) => {
  const letter = readLetter(body);
  return { consumer: drawLetter(letter, 'consumer'), community: drawLetter(letter, 'community') };
});
