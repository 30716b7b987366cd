import { Link } from 'react-router-dom';
import type { PledgePhoto, PledgeRecord } from '#shared/pledges/schemas.ts';
import { isOver } from '#shared/posts/offered.ts';
import { drawingFor, speciesName } from '#shared/species.ts';
import { longDate } from '#words/dates.ts';
import { number } from '#words/format.ts';
import * as words from '#words/posts.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Byline } from '../../components/byline.tsx';
import { type Fact, Facts } from '../../components/facts.tsx';
import { Figure } from '../../components/figure.tsx';
import { Icon } from '../../components/icons.tsx';
import { DrawnPhoto, PhotoImage } from '../../components/photo-image.tsx';
import { PATHS, toEditPost, toFisherman, toMarketplace, toSharePage } from '../../lib/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { PledgeOver } from './pledge-over.tsx';
import { Support } from './support.tsx';

/** @param isOwner shows what only the owner can do */
export function PledgeDetail({ pledge, isOwner }: { pledge: PledgeRecord; isOwner: boolean }) {
  const isPast = isOver(pledge.availableUntil, useNow());
  return (
    <article className="page grid gap-6 py-6 lg:grid-cols-[3fr_2fr]">
      <div className="flex flex-col gap-4">
        <Photos pledge={pledge} />
        {pledge.story && <p className="max-w-read text-lg whitespace-pre-line">{pledge.story}</p>}
      </div>
      <div className="flex flex-col gap-5">
        <header>
          <h1 className="text-2xl">{speciesName(pledge)}</h1>
          <Byline post={pledge} />
        </header>
        {isPast && <PledgeOver pledge={pledge} />}
        <Impact pledge={pledge} isOver={isPast} />
        <PledgeFacts pledge={pledge} />
        <Support pledge={pledge} />
        <Help />
        <div className="flex flex-col gap-3">
          <a
            href={toSharePage(pledge.id)}
            className="inline-flex min-h-12 items-center justify-center gap-2 rounded-control border border-edge bg-raised px-6 font-semibold hover:bg-sunken"
          >
            <Icon name="share" /> {isOwner ? words.socialMediaShare : words.sharePledge}
          </a>
          {isOwner && (
            <ButtonLink to={toEditPost('pledge', pledge.id)} variant="secondary" size="large">
              {words.editPledge}
            </ButtonLink>
          )}
          <ButtonLink to={toMarketplace({ kind: 'pledge', fisherman: pledge.fishermanId })} variant="quiet">
            {words.moreFrom(pledge.fishermanName)}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

function Impact({ pledge, isOver }: { pledge: PledgeRecord; isOver: boolean }) {
  return (
    <section aria-label={words.impact} className="rounded-card border border-line bg-raised p-5">
      <h2 className="text-lg">{words.impact}</h2>
      <div className="mt-3 flex flex-wrap gap-x-8 gap-y-3">
        <Figure value={pledge.mealsPledged} unit={words.mealsPledged(pledge.mealsPledged)} size="huge" />
        {!isOver && <Figure value={pledge.mealsLeft} unit={words.mealsLeft(pledge.mealsLeft)} size="huge" />}
        {pledge.mealsClaimed > 0 && <Figure value={pledge.mealsClaimed} unit={words.claimed} size="huge" />}
        {pledge.mealsServed > 0 && <Figure value={pledge.mealsServed} unit={words.served} size="huge" />}
      </div>
    </section>
  );
}

function Help() {
  return (
    <section aria-label={words.help} className="flex flex-col items-start gap-2 rounded-card bg-sunken p-5">
      <h2 className="text-lg">{words.helpTitle}</h2>
      <p>{words.helpLead}</p>
      <ButtonLink to={PATHS.communityAid}>{words.learnMore}</ButtonLink>
    </section>
  );
}

function PledgeFacts({ pledge }: { pledge: PledgeRecord }) {
  const facts: Fact[] = [
    [words.species, speciesName(pledge)],
    [
      words.fisherman,
      <Link key="fisherman" to={toFisherman(pledge.fishermanId)} className="text-link">
        {pledge.fishermanName}
      </Link>,
    ],
    [words.location, pledge.location],
    [words.posted, longDate(new Date(pledge.createdAt))],
    [words.catchDate, longDate(new Date(pledge.catchDate))],
    [words.pointsEarned, number(pledge.pledgePointsEarned)],
  ];
  return <Facts facts={facts} />;
}

/** The fishing trip first, then the packaged meals, each with its words. */
function Photos({ pledge }: { pledge: PledgeRecord }) {
  const drawing = drawingFor(pledge.species);
  const frame = 'aspect-[4/3] h-auto w-full rounded-card';
  if (pledge.photos.length === 0) return <DrawnPhoto drawing={drawing} className={frame} />;
  const photos = [...pledge.photos].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
  const alt = ({ imageType }: PledgePhoto) => words.imageOf(imageType, speciesName(pledge));
  return (
    <>
      {photos.map((photo, index) => (
        <figure key={photo.id}>
          <PhotoImage
            photo={photo}
            alt={alt(photo)}
            size="full"
            drawing={drawing}
            priority={index === 0}
            className={frame}
          />
          <figcaption className="mt-1 text-sm text-muted">{words.imageTypes[photo.imageType]}</figcaption>
        </figure>
      ))}
    </>
  );
}
