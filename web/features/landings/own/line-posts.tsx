import { Link } from 'react-router-dom';
import { getMyLanding } from '#shared/landings/endpoints.ts';
import { offerWords } from '#shared/landings/landing-words.ts';
import type { LandingBody, LandingPost } from '#shared/landings/schemas.ts';
import { leftNow } from '#shared/posts/catches/quantity-words.ts';
import { speciesName } from '#shared/species/species.ts';
import * as words from '#words/landings/own-landings.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Written } from '../../../components/text/written.tsx';
import { useEndpoint } from '../../../lib/api/use-endpoint.ts';
import { toPost, toPostLine } from '../../../lib/navigation/paths.ts';
import { isQueuedId } from '../../../lib/post-queue/queued-post.ts';
import { useParts } from '../../../lib/site/site.ts';

type Expected = LandingBody['expected'][number];

interface LinePostsProps {
  /** The landing, or its announcement in the queue. */
  landing: { id: string; expected: readonly Expected[] };
  isDone: boolean;
}

/** Turns the fish on board into posts, each line with a tap. At the end, what is left can be pledged. */
export function LinePosts({ landing: { id, expected }, isDone }: LinePostsProps) {
  // Without a network the posts made so far are not known.
  const { data } = useEndpoint(getMyLanding, isQueuedId(id) ? undefined : { params: { landingId: id } }, {
    isChangedElsewhere: true,
    // A new post is named here a moment after it was posted.
    isLive: true,
  });
  return (
    <section aria-label={words.makePosts} className="grid gap-2 border-t border-line pt-3">
      <h4 className="font-semibold">{words.makePosts}</h4>
      <ul className="grid gap-3">
        {expected.map((line, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity except its index
            key={index}
            line={line}
            posts={data?.posts.filter((post) => isOf(post, line)) ?? []}
            to={(as) => toPostLine(id, index, as)}
            isDone={isDone}
          />
        ))}
      </ul>
    </section>
  );
}

const isOf = (post: LandingPost, line: Expected) =>
  post.species === line.species && post.customSpecies === line.customSpecies;

interface LineProps {
  line: Expected;
  posts: readonly LandingPost[];
  /** The form of a post with the values of this line. */
  to(as: Expected['as']): string;
  isDone: boolean;
}

function Line({ line, posts, to, isDone }: LineProps) {
  const { hasKind } = useParts();
  const name = speciesName(line);
  const sale = posts.find(({ kind }) => kind === 'catch');
  const mayPledge = hasKind('pledge') && !posts.some(({ kind }) => kind === 'pledge');
  const hasRest = sale ? sale.isOnOffer : isDone;
  return (
    <li className="grid gap-1.5">
      <p>
        <span className="font-semibold">
          <Written>{name}</Written>
        </span>{' '}
        <span className="text-muted">
          <Written>{`${line.about} · ${offerWords(line)}`}</Written>
        </span>
      </p>
      {posts.map(({ kind, id, quantity, ...counts }) => (
        <p key={id} className="text-sm">
          <Link to={toPost(kind, id)} className="text-link">
            {words.postedAs[kind]}
          </Link>
          {quantity !== undefined && (
            <span className="text-muted"> · {leftNow({ quantity, ...counts }, words.left)}</span>
          )}
        </p>
      ))}
      <div className="flex flex-wrap gap-2">
        {line.as === 'catch' && !sale && hasKind('catch') && (
          <ButtonLink to={to('catch')} variant="secondary" aria-label={words.postNamed(name)}>
            {words.postLine}
          </ButtonLink>
        )}
        {line.as === 'meals' && mayPledge && (
          <ButtonLink to={to('meals')} variant="secondary" aria-label={words.pledgeNamed(name)}>
            {words.pledgeLine}
          </ButtonLink>
        )}
        {line.as === 'catch' && mayPledge && hasRest && (
          <ButtonLink
            to={to('meals')}
            variant={isDone ? 'secondary' : 'quiet'}
            aria-label={words.pledgeLeftNamed(name)}
          >
            {words.pledgeLeft}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
