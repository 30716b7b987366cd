import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { offerWords } from '#shared/landings/landing-words.ts';
import { isAhead, isOpen, landingStateAt } from '#shared/landings/rules.ts';
import type { Expected, LandingCard, LandingPost, LandingRecord } from '#shared/landings/schemas.ts';
import { leftNow } from '#shared/posts/catches/quantity-words.ts';
import { drawingFor, speciesName } from '#shared/species/species.ts';
import * as words from '#words/landings/landings.ts';
import { openShareScreen, openShareScreenNamed } from '#words/sharing/share-screen.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { type Fact, Facts } from '../../../components/facts.tsx';
import { LoadingBlock } from '../../../components/loading-block.tsx';
import { BackLink } from '../../../components/text/back-link.tsx';
import { LocalTime } from '../../../components/text/local-time.tsx';
import { Written } from '../../../components/text/written.tsx';
import { PATHS, toFisherman, toPost, toScreen } from '../../../lib/navigation/paths.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { SavePostButton } from '../../../parts/alerts/save-post-button.tsx';
import { LandingTime } from '../../../parts/landings/landing-time.tsx';
import { StateBadge } from '../../../parts/landings/state-badge.tsx';
import { SendMessageButton } from '../../../parts/messages/send-message-button.tsx';
import { ReportButton } from '../../../parts/moderation/report-button.tsx';
import { Byline } from '../../../parts/posts/byline.tsx';
import { DrawnPhoto } from '../../../parts/posts/photo-image.tsx';
import { ShareButton } from '../../../parts/sharing/share-button.tsx';
import { HiddenLanding } from '../own/hidden-landing.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';

interface LandingDetailProps {
  /** The fields that lists show. */
  landing: LandingCard;
  /** The complete landing, once it has loaded. */
  record: LandingRecord | undefined;
  isOwn: boolean;
  /** Only its fisherman sees it. */
  isHidden: boolean;
}

/** Everything about one landing: state and time first, then the fish on board. */
export function LandingDetail({ landing, record, isOwn, isHidden }: LandingDetailProps) {
  const { harbour, expected, fishermanId, fishermanName } = landing;
  const state = landingStateAt(landing, useNow());
  return (
    <article aria-busy={!record} className="page flex flex-col gap-5 py-4 md:py-6">
      <div className="-ml-4 flex">
        <BackLink to={PATHS.landings}>{words.back}</BackLink>
      </div>
      <header className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-2xl">
              <Written>{words.landingAt(harbour.name)}</Written>
            </h1>
            <StateBadge state={state} />
          </div>
          {isOpen(state) && (
            <SavePostButton
              kind="landing"
              post={landing}
              name={words.landingAt(harbour.name)}
              className="-ml-2"
            />
          )}
        </div>
        <p
          className={`font-display text-xl font-bold text-accent-text ${state === 'cancelled' ? 'line-through' : ''}`}
        >
          <LandingTime {...landing} />
        </p>
        <p className="font-medium">{words.stateText[state]}</p>
        <Byline post={{ fishermanId, fishermanName, location: harbour.location }} />
        {record?.cancelledLate !== undefined && (
          <p className="text-sm text-muted">{words.cancelledLate(record.cancelledLate)}</p>
        )}
      </header>
      {isHidden && <HiddenLanding />}
      {isOwn && (
        <ButtonLink to={PATHS.myPosts} className="self-start">
          {words.yourLanding}
        </ButtonLink>
      )}
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr] lg:items-start">
        <div className="flex flex-col gap-6">
          <OnBoard expected={expected} isOver={!isOpen(state)} />
          {record ? (
            <Posts posts={record.posts} isAhead={isAhead(state)} />
          ) : (
            <LoadingBlock className="h-24" />
          )}
        </div>
        <div className="flex flex-col gap-5">
          {record ? <LandingFacts record={record} /> : <LoadingBlock className="h-40" />}
          <div className="flex flex-col gap-3">
            {isAhead(state) && !isHidden && <AddToCalendar id={landing.id} />}
            <SendMessageButton recipient={{ userId: fishermanId, name: fishermanName }} size="large" />
          </div>
          <div className="-mx-4 flex flex-wrap">
            <ButtonLink to={toFisherman(fishermanId)} variant="quiet">
              {words.moreFrom(fishermanName)}
            </ButtonLink>
            {!isHidden && <ShareButton title={words.landingAt(harbour.name)} />}
            {!isHidden && (
              <ButtonLink
                to={toScreen({ kind: 'landing', id: landing.id })}
                variant="quiet"
                aria-label={openShareScreenNamed(words.landingAt(harbour.name))}
              >
                {openShareScreen}
              </ButtonLink>
            )}
            <ReportButton about={{ kind: 'landing', userId: fishermanId, id: landing.id }} />
          </div>
        </div>
      </div>
    </article>
  );
}

function OnBoard({ expected, isOver }: { expected: readonly Expected[]; isOver: boolean }) {
  return (
    <Part title={isOver ? words.wasExpected : words.expected}>
      <ul className="grid gap-3 md:grid-cols-2">
        {expected.map((line, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity except its index
            key={index}
            className="flex items-center gap-3 rounded-card border border-line bg-raised p-3"
          >
            <DrawnPhoto drawing={drawingFor(line)} className="size-16 shrink-0 rounded-photo" />
            <div className="min-w-0">
              <h3 className="font-sans text-base font-semibold">
                <Written>{speciesName(line)}</Written>
              </h3>
              <p className="text-sm text-muted">
                <Written>{line.about}</Written>
                {line.as === 'meals' && ` · ${words.pledged}`}
              </p>
              <p className="font-display font-bold text-accent-text">{offerWords(line)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Posts({ posts, isAhead: isToCome }: { posts: readonly LandingPost[]; isAhead: boolean }) {
  if (posts.length === 0) return isToCome ? <p className="text-muted">{words.noPostsYet}</p> : null;
  return (
    <Part title={words.posts}>
      <ul className="grid gap-2">
        {posts.map(({ kind, id, quantity, isOnOffer, ...post }) => (
          <li key={id}>
            <Link to={toPost(kind, id)} className="text-link inline-flex min-h-11 items-center font-semibold">
              <Written>{speciesName(post)}</Written>
            </Link>
            <span className="text-muted">
              {' · '}
              {words.postKinds[kind]}
              {isOnOffer
                ? quantity !== undefined && ` · ${leftNow({ quantity, ...post }, words.amountLeft)}`
                : ` · ${words.gone}`}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function LandingFacts({
  record: { harbour, paymentWays: ways, note, changedAt },
}: {
  record: LandingRecord;
}) {
  const facts: Fact[] = [
    [words.where, <Written key="where">{`${harbour.name}, ${harbour.location}`}</Written>],
    [words.howToPay, ways.map((way) => words.paymentWays[way]).join(', ')],
    [words.note, note && <Written key="note">{note}</Written>],
    [words.changed, <LocalTime key="changed" time={changedAt} />],
  ];
  return <Facts facts={facts} className="border-y border-line py-4" />;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}
