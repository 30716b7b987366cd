import { useEffect, useState } from 'react';
import { getMyLanding, listMyLandings } from '#shared/landings/endpoints.ts';
import type { Expected, LandingBody } from '#shared/landings/schemas.ts';
import { useEndpoint } from '../../../lib/api/use-endpoint.ts';
import { useKnown } from '../../../lib/api/use-known.ts';
import { isQueuedId } from '../../../lib/post-queue/queued-post.ts';
import { postQueue } from '../../../lib/post-queue/store.ts';
import { habitsOf } from '../draft/draft.ts';
import { EMPTY_FORM, type PostForm } from '../form/post-form.ts';
import { FillForm } from './fill-form.tsx';

interface PostLineProps {
  /** The landing, or its announcement in the queue. */
  landingId: string;
  /** The index of the line. */
  line: number;
  as: Expected['as'];
  userId: string;
  onReady(): void;
}

/** Fills the form of a new post with a line of one's own landing, also without a network. */
export function PostLine({ landingId, line, as, ...filling }: PostLineProps) {
  const { landing, error } = useOwnLanding(filling.userId, landingId);
  const expected = landing?.expected[line];
  const form = landing && expected && formOfLine({ expected, landing, landingId, as, ...filling });
  return <FillForm form={form} error={error} {...filling} />;
}

type OnBoard = Pick<LandingBody, 'harbour' | 'expected'>;

function useOwnLanding(
  userId: string,
  id: string,
): { landing: OnBoard | undefined; error: Error | undefined } {
  const isQueued = isQueuedId(id);
  const { data, error } = useEndpoint(getMyLanding, isQueued ? undefined : { params: { landingId: id } });
  const listed = useKnown(id, (answersOf) =>
    answersOf(listMyLandings)
      .flatMap(({ items }) => items)
      .find((each) => each.id === id),
  );
  const [queued, setQueued] = useState<OnBoard>();
  useEffect(() => {
    if (!isQueued) return;
    void postQueue.get(userId, id).then((entry) => {
      if (entry?.post.kind === 'landing') setQueued(entry.post.body);
    });
  }, [isQueued, userId, id]);
  return { landing: data ?? listed ?? queued, error };
}

interface LineOf extends Pick<PostLineProps, 'landingId' | 'as' | 'userId'> {
  expected: OnBoard['expected'][number];
  landing: OnBoard;
}

function formOfLine({ expected, landing: { harbour }, landingId, as, userId }: LineOf): PostForm {
  const { species, customSpecies = '', about } = expected;
  const { species: _species, location: _location, ...habits } = habitsOf(userId);
  const common = { ...EMPTY_FORM, ...habits, landingId, species, customSpecies, location: harbour.location };
  if (as === 'meals') {
    const meals = expected.as === 'meals' ? String(expected.mealsPledged) : '';
    return { ...common, kind: 'pledge', meals, pickupPlace: harbour.name };
  }
  const price =
    expected.as === 'catch' &&
    ({
      paymentType: expected.paymentType,
      amount: expected.amount?.toFixed(2) ?? '',
      unit: expected.unit ?? 'all',
    } as const);
  return {
    ...common,
    kind: 'catch',
    quantity: about,
    ...price,
    pickupOptions: ['dock'],
    customPickupLocation: harbour.name,
  };
}
