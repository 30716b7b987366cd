import { fieldError } from '#shared/contract/errors.ts';
import { isOn } from '#shared/features.ts';
import { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import { proIsOff } from '#words/posts/rules.ts';
import { endpoint } from '../core/endpoint.ts';
import { readSwitchedOff } from '../site/store/recent-settings.ts';
import { catchForm } from './catch-form.ts';
import { createPost } from './create-post.ts';

export default endpoint(createCatch, async (request) => {
  const { body, flavour, now } = request;
  // A post may have waited on a phone since before Pro posts were switched off.
  if (body.useCredit && !isOn('goPro', await readSwitchedOff(flavour, now)))
    throw fieldError('useCredit', proIsOff);
  return await createPost(catchForm, request);
});
