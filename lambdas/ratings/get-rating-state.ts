import { getRatingState } from '#shared/ratings/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { findExchange } from '../messages/store/exchanges.ts';

export default endpoint(getRatingState, async ({ params: { catchId }, actor: { userId } }) => {
  const { asked = 0, answered = 0, isRated } = (await findExchange(userId, catchId)) ?? {};
  if (isRated) return { state: 'rated' as const };
  return { state: asked > 0 && answered > 0 ? ('open' as const) : ('not_yet' as const) };
});
