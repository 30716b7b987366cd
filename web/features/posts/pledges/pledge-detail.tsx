import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isOver } from '#shared/posts/offered.ts';
import type { PledgeCard, PledgeRecord } from '#shared/posts/pledges/schemas.ts';
import { speciesName } from '#shared/species/species.ts';
import { number } from '#words/general/format.ts';
import { link as lotLink } from '#words/lots/lots.ts';
import * as words from '#words/posts/posts.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Figure } from '../../../components/cards/figure.tsx';
import { Icon } from '../../../components/drawings/icons.tsx';
import { type Fact, Facts } from '../../../components/facts.tsx';
import { LoadingBlock } from '../../../components/loading-block.tsx';
import { LocalTime } from '../../../components/text/local-time.tsx';
import { VisuallyHidden } from '../../../components/text/visually-hidden.tsx';
import { Written } from '../../../components/text/written.tsx';
import { PATHS, toFisherman, toLot, toMarketplace, toScreen } from '../../../lib/navigation/paths.ts';
import { useParts } from '../../../lib/site/site.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { SavePostButton } from '../../../parts/alerts/save-post-button.tsx';
import { SendMessageButton } from '../../../parts/messages/send-message-button.tsx';
import { ReportButton } from '../../../parts/moderation/report-button.tsx';
import { Byline } from '../../../parts/posts/byline.tsx';
import { TownLink } from '../detail/town-link.tsx';
import { caughtLabel } from './caught-label.ts';
import { PledgeOver } from './pledge-over.tsx';
import { PledgePhotos } from './pledge-photos.tsx';
import { Support } from './support.tsx';

interface PledgeDetailProps {
  /** The fields that lists show. */
  pledge: PledgeCard;
  /** The complete pledge, once it has loaded. */
  record: PledgeRecord | undefined;
  isListed: boolean;
  /** The owner's actions. */
  owner: ReactNode;
  /** Whether only its owner can see it, in which case it cannot be shared. */
  isHidden: boolean;
  /** Actions for members of an aid organization. */
  claim: ReactNode;
  /** The standing claim on its series, for coordinators of an aid organization. */
  standing: ReactNode;
  /** How the fish was stored and where it is handed over, for people who may know. */
  handover: ReactNode;
  onBack(): void;
}

/** Everything about one pledge. Facts come first on a phone; larger screens show the photos beside them. */
export function PledgeDetail({
  pledge,
  record,
  isListed,
  owner,
  isHidden,
  claim,
  standing,
  handover,
  onBack,
}: PledgeDetailProps) {
  const isPast = isOver(pledge.availableUntil, useNow());
  return (
    <article
      aria-busy={!record}
      className="page grid gap-6 py-4 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_auto_1fr]"
    >
      <ButtonLink
        to={toMarketplace({ kind: 'pledge' })}
        variant="quiet"
        onClick={(event) => {
          event.preventDefault();
          onBack();
        }}
        className="-ml-4 justify-self-start lg:col-span-2"
      >
        <Icon name="back" /> {words.back}
      </ButtonLink>
      <div className="flex flex-col gap-5 lg:col-start-2">
        <header>
          <div className="flex flex-wrap items-start justify-between gap-x-4">
            <h1 className="text-2xl">
              <Written>{speciesName(pledge)}</Written>
            </h1>
            {!isPast && (
              <SavePostButton kind="pledge" post={pledge} name={speciesName(pledge)} className="-ml-2" />
            )}
          </div>
          <Byline post={pledge} />
        </header>
        {owner}
        {isPast && <PledgeOver pledge={pledge} />}
        <Impact pledge={pledge} record={record} isOver={isPast} />
        {handover}
        {!isPast && claim}
        {standing}
      </div>
      <div className="flex flex-col gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-2">
        <PledgePhotos pledge={pledge} photos={record?.photos} isListed={isListed} />
        {record?.story && (
          <Written as="p" className="max-w-read text-lg">
            {record.story}
          </Written>
        )}
        {!record && <LoadingBlock className="h-40" />}
      </div>
      {record && (
        <div className="flex flex-col gap-5 lg:col-start-2">
          <PledgeFacts pledge={record} />
          <Support pledge={record} />
          <Help />
          <Actions pledge={record} isOwner={owner !== undefined} isHidden={isHidden} />
        </div>
      )}
    </article>
  );
}

interface ActionsProps {
  pledge: PledgeRecord;
  isOwner: boolean;
  isHidden: boolean;
}

function Actions({ pledge, isOwner, isHidden }: ActionsProps) {
  const { fishermanId, fishermanName } = pledge;
  return (
    <div className="flex flex-col gap-3">
      <SendMessageButton recipient={{ userId: fishermanId, name: fishermanName }} size="large" />
      {!isHidden && (
        <ButtonLink to={toScreen({ kind: 'pledge', id: pledge.id })} variant="secondary" size="large">
          <Icon name="share" /> {isOwner ? words.socialMediaShare : words.sharePledge}
        </ButtonLink>
      )}
      <ButtonLink to={toMarketplace({ kind: 'pledge', fisherman: fishermanId })} variant="quiet">
        {words.moreFrom(fishermanName)}
      </ButtonLink>
      {!isHidden && (
        <ButtonLink to={toLot(pledge.id)} variant="quiet">
          {lotLink}
        </ButtonLink>
      )}
      <ReportButton about={{ kind: 'pledge', userId: fishermanId, id: pledge.id }} />
    </div>
  );
}

interface ImpactProps extends Pick<PledgeDetailProps, 'pledge' | 'record'> {
  isOver: boolean;
}

function Impact({ pledge, record, isOver }: ImpactProps) {
  const { mealsClaimed = 0, mealsServed = 0 } = record ?? {};

  return (
    <section aria-label={words.impact} className="rounded-card border border-line bg-raised p-5">
      <h2 className="text-lg">{words.impact}</h2>
      <div className="mt-3 flex flex-wrap gap-x-8 gap-y-3">
        <Figure value={pledge.mealsPledged} unit={words.mealsPledged(pledge.mealsPledged)} size="huge" />
        {!isOver && <Figure value={pledge.mealsLeft} unit={words.mealsLeft(pledge.mealsLeft)} size="huge" />}
        {mealsClaimed > 0 && <Figure value={mealsClaimed} unit={words.claimed(mealsClaimed)} size="huge" />}
        {mealsServed > 0 && <Figure value={mealsServed} unit={words.served(mealsServed)} size="huge" />}
      </div>
    </section>
  );
}

function Help() {
  return (
    <section aria-label={words.help} className="flex flex-col items-start gap-2 rounded-card bg-sunken p-5">
      <h2 className="text-lg">{words.helpTitle}</h2>
      <p>{words.helpLead(useParts().isOn)}</p>
      <ButtonLink to={PATHS.communityAid}>
        {/* The text makes sense on its own, since screen readers list links without their context. */}
        <span>
          {words.learnMore} <VisuallyHidden>{words.aboutPartnership}</VisuallyHidden>
        </span>
      </ButtonLink>
    </section>
  );
}

function PledgeFacts({ pledge }: { pledge: PledgeRecord }) {
  const facts: Fact[] = [
    [words.species, speciesName(pledge)],
    [
      words.fisherman,
      <Link key="fisherman" to={toFisherman(pledge.fishermanId)} className="text-link">
        <Written>{pledge.fishermanName}</Written>
      </Link>,
    ],
    [words.location, <TownLink key="location" {...pledge} />],
    [words.posted, <LocalTime key="posted" time={pledge.createdAt} as="longDate" />],
    [caughtLabel(pledge, useNow()), <LocalTime key="caught" time={pledge.catchDate} as="longDate" />],
    ...(pledge.seriesId === undefined ? [] : [[words.series, words.repeats] as const]),
    [words.pointsEarned, number(pledge.pledgePointsEarned)],
  ];
  return <Facts facts={facts} />;
}
