import { countIn } from '#shared/posts/catches/count-in.ts';
import { getMyCatch, getMyPledge } from '#shared/posts/own-endpoints.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { useEndpoint } from '../../../lib/api/use-endpoint.ts';
import { formOf, type PostForm } from '../form/post-form.ts';
import { FillForm } from './fill-form.tsx';

interface PostAgainProps {
  kind: PostKind;
  id: string;
  userId: string;
  onReady(): void;
}

/** Fills the form of a new post with the values of an earlier one, except its times and photos. */
export function PostAgain({ kind, id, ...filling }: PostAgainProps) {
  const ofCatch = useEndpoint(getMyCatch, kind === 'catch' ? { params: { catchId: id } } : undefined);
  const ofPledge = useEndpoint(getMyPledge, kind === 'pledge' ? { params: { pledgeId: id } } : undefined);
  const form: PostForm | undefined = ofCatch.data
    ? formOf({ kind: 'catch', post: ofCatch.data })
    : ofPledge.data && formOf({ kind: 'pledge', post: ofPledge.data });
  const fresh = form && {
    ...form,
    // Everything of the earlier catch may be reserved or collected.
    stockLeft: form.stockLeft === '0' ? String(countIn(form.quantity)?.count ?? '') : form.stockLeft,
    caughtDate: '',
    icedAt: '',
    temperature: '',
    slots: [],
  };
  return <FillForm form={fresh} error={ofCatch.error ?? ofPledge.error} {...filling} />;
}
