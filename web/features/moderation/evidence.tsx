import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AnswerOf } from '#shared/contract/endpoint.ts';
import type { getReport } from '#shared/moderation/endpoints.ts';
import { quantityWords } from '#shared/posts/catches/quantity-words.ts';
import { speciesName } from '#shared/species/species.ts';
import { dateTime } from '#words/general/format.ts';
import * as words from '#words/moderation/review.ts';
import { priceWords } from '#words/posts/figures.ts';
import { payment, quantity } from '#words/posts/posts.ts';
import { Facts } from '../../components/facts.tsx';
import { Written } from '../../components/text/written.tsx';
import { toPost } from '../../lib/navigation/paths.ts';
import { ReportedPhotos } from './reported-photos.tsx';

type Details = AnswerOf<typeof getReport>;

/** The reported content as it was when it was reported. */
export function Evidence({ report }: { report: Details }) {
  const { message, rating, post, landing, profile } = report;
  if (!message && !rating && !post && !landing && !profile)
    return <p className="text-muted">{words.noEvidence}</p>;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{words.asItWas}</p>
      {message && (
        <Quote text={message.content}>
          <Facts
            facts={[
              [words.subject, message.subject],
              [words.written, dateTime(new Date(message.createdAt))],
            ]}
          />
        </Quote>
      )}
      {rating && (
        <Quote text={rating.comment}>
          <Facts facts={[[words.stars, rating.stars]]} />
        </Quote>
      )}
      {post && message && <h3 className="text-lg">{words.catchInQuestion}</h3>}
      {post && <ReportedPost report={report} post={post} />}
      {landing && (
        <Quote text={landing.text}>
          <Facts
            facts={[
              [words.fish, landing.expected.map((fish) => `${speciesName(fish)} (${fish.about})`).join(', ')],
              [words.place, landing.harbour],
              [words.posted, dateTime(new Date(landing.createdAt))],
            ]}
          />
        </Quote>
      )}
      {profile && (
        <Quote text={profile.bio}>
          <Facts
            facts={[
              [words.name, profile.name],
              [words.place, profile.location],
            ]}
          />
        </Quote>
      )}
    </div>
  );
}

interface ReportedPostProps {
  report: Details;
  post: NonNullable<Details['post']>;
}

function ReportedPost({ report, post }: ReportedPostProps) {
  const { kind, location, text, createdAt, offer } = post;
  const id = report.pledgeId ?? report.catchId ?? report.message?.catchId;
  return (
    <>
      <Quote text={text}>
        <Facts
          facts={[
            [words.fish, speciesName(post)],
            [quantity, offer && quantityWords(offer)],
            [payment, offer && priceWords(offer)],
            [words.place, location],
            [words.posted, dateTime(new Date(createdAt))],
          ]}
        />
      </Quote>
      <ReportedPhotos reportId={report.id} kind={kind} photos={report.photos} />
      {report.isTakenDown ? (
        <p className="text-muted">{words.postHidden}</p>
      ) : (
        id !== undefined && (
          <p>
            <Link to={toPost(kind, id)} className="text-link inline-flex min-h-11 items-center">
              {words.openPost}
            </Link>
          </p>
        )
      )}
    </>
  );
}

function Quote({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4">
      {children}
      {text.trim() === '' ? (
        <p className="text-muted">{words.noWords}</p>
      ) : (
        <Written as="blockquote" className="border-s-4 border-accent ps-4">
          {text}
        </Written>
      )}
    </div>
  );
}
