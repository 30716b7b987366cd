import { getRatingState } from '#shared/ratings/endpoints.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { RateButton } from './rate-button.tsx';

interface RateForCatchProps {
  catchId: string;
  fisherman: { userId: string; name: string };
}

/** The rating button in a conversation about a catch, for the buyer once they got a reply. */
export function RateForCatch({ catchId, fisherman }: RateForCatchProps) {
  const { data } = useEndpoint(getRatingState, { params: { catchId } });
  if (!data || data.state === 'not_yet') return null;
  return <RateButton fisherman={fisherman} occasion={{ catchId }} isRated={data.state === 'rated'} />;
}
