import { Link } from 'react-router-dom';
import { isOver } from '#shared/posts/offered.ts';
import type { PledgeRecord } from '#shared/posts/pledges/schemas.ts';
import { shareLink } from '#shared/sharing/links.ts';
import { speciesInSentence } from '#shared/species/names.ts';
import { speciesName } from '#shared/species/species.ts';
import { number } from '#words/general/format.ts';
import * as words from '#words/posts/posts.ts';
import * as sharing from '#words/sharing/share.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { type Fact, Facts } from '../../../components/facts.tsx';
import { CopyLink } from '../../../components/text/copy-link.tsx';
import { LocalTime } from '../../../components/text/local-time.tsx';
import { Written } from '../../../components/text/written.tsx';
import { PREFIX } from '../../../lib/navigation/language.ts';
import { PATHS, toFisherman, toPledge } from '../../../lib/navigation/paths.ts';
import { useOrigin } from '../../../lib/navigation/use-origin.ts';
import { FLAVOUR } from '../../../lib/site/flavour.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { caughtLabel } from './caught-label.ts';
import { PartnershipReport } from './partnership-report.tsx';
import { PledgeOver } from './pledge-over.tsx';
import { PledgePhotos } from './pledge-photos.tsx';

interface ShareCardProps {
  /** Its place is a town, or empty. */
  pledge: PledgeRecord;
  /** Whether the shared address differs from this page's address. */
  hasPreview: boolean;
}

/**
 * A pledge for people who follow a shared link; on the community site it is the 'Partnership Impact Report' (second
 * document, section 2).
 */
export function ShareCard({ pledge, hasPreview }: ShareCardProps) {
  const isPast = isOver(pledge.availableUntil, useNow());
  const isReport = FLAVOUR === 'community';
  return (
    <article className="page flex flex-col gap-6 py-6">
      {isReport ? <PartnershipReport pledge={pledge} isOver={isPast} /> : <Heading pledge={pledge} />}
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="flex flex-col gap-4">
          <PledgePhotos pledge={pledge} photos={pledge.photos} />
        </div>
        <div className="flex flex-col gap-6">
          {isReport && (
            <h2 className="text-xl wrap-anywhere">
              {sharing.mealsOf(pledge.mealsPledged, speciesInSentence(pledge))}
            </h2>
          )}
          {isPast && <PledgeOver pledge={pledge} />}
          <CardFacts pledge={pledge} />
          <Story pledge={pledge} />
          <div className="flex flex-col gap-3">
            <ButtonLink to={toPledge(pledge.id)} size="large">
              {sharing.openPledge}
            </ButtonLink>
            <ButtonLink to={PATHS.communityAid} variant="secondary" size="large">
              {isReport ? sharing.becomePartner : sharing.helpFeed}
            </ButtonLink>
          </div>
          <PassOn pledge={pledge} hasPreview={hasPreview} />
        </div>
      </div>
    </article>
  );
}

function Heading({ pledge }: { pledge: PledgeRecord }) {
  const { mealsPledged } = pledge;
  return (
    <header className="flex flex-col gap-2">
      <h1 className="text-2xl wrap-anywhere">
        <span className="block text-3xl">{number(mealsPledged)}</span>{' '}
        {sharing.mealsOfPledged(mealsPledged, speciesInSentence(pledge))}
      </h1>
      <p className="text-lg text-muted wrap-anywhere">{sharing.fromFisherman(pledge)}</p>
    </header>
  );
}

function CardFacts({ pledge }: { pledge: PledgeRecord }) {
  const { fishermanId, fishermanName, location, catchDate, pledgePointsEarned } = pledge;
  const facts: Fact[] = [
    [words.species, speciesName(pledge)],
    [
      words.fisherman,
      <Link key="fisherman" to={toFisherman(fishermanId)} className="text-link">
        <Written>{fishermanName}</Written>
      </Link>,
    ],
    [words.location, location],
    [caughtLabel(pledge, useNow()), <LocalTime key="caught" time={catchDate} as="longDate" />],
    [words.pointsEarned, number(pledgePointsEarned)],
  ];
  return <Facts facts={facts} />;
}

function Story({ pledge: { story, fishermanName } }: { pledge: PledgeRecord }) {
  if (story === '') return null;
  return (
    <section aria-label={sharing.storyOf(fishermanName)} className="flex flex-col gap-2">
      <h2 className="text-lg wrap-anywhere">{sharing.storyOf(fishermanName)}</h2>
      <Written as="blockquote" className="max-w-read border-s-4 border-accent ps-4">
        {story}
      </Written>
    </section>
  );
}

function PassOn({ pledge: { id }, hasPreview }: ShareCardProps) {
  return (
    <section aria-label={words.sharePledge} className="flex flex-col gap-3 rounded-card bg-sunken p-5">
      <h2 className="text-lg">{words.sharePledge}</h2>
      <CopyLink link={shareLink(useOrigin() + PREFIX, { kind: 'pledge', id })} hasPreview={hasPreview} />
    </section>
  );
}
