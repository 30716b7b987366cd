import { deletePledge } from '#shared/posts/pledges/endpoints.ts';
import { endClaimsForOwner } from '../claims/store/end-claims.ts';
import { endpoint } from '../core/endpoint.ts';
import { deletePost } from './own-post.ts';
import { pledgeForm } from './pledge-form.ts';

export default endpoint(deletePledge, ({ params: { pledgeId }, body, actor: { userId }, now }) =>
  deletePost(pledgeForm, { postId: pledgeId, ownerId: userId }, async (pledge) => {
    await endClaimsForOwner(pledge, { userId, reason: body?.reason, now });
    return [];
  }),
);
