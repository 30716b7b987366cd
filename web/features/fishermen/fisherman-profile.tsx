import type { ReactNode } from 'react';
import type { FishermanProfile as Fisherman, FishermanCard } from '#shared/fishermen/schemas.ts';
import { photoUrl } from '#shared/photos/address.ts';
import * as words from '#words/fishermen/fishermen.ts';
import { number } from '#words/general/format.ts';
import { Avatar } from '../../components/avatar.tsx';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/drawings/icons.tsx';
import { LoadingBlock } from '../../components/loading-block.tsx';
import { LocalTime } from '../../components/text/local-time.tsx';
import { RichText } from '../../components/text/rich-text.tsx';
import { Written } from '../../components/text/written.tsx';
import { toMarketplace } from '../../lib/navigation/paths.ts';
import { useParts } from '../../lib/site/site.ts';
import { SendMessageButton } from '../../parts/messages/send-message-button.tsx';
import { Rating } from '../../parts/ratings/rating.tsx';

interface FishermanProfileProps {
  /** The fields that lists show. */
  card: FishermanCard;
  /** The complete profile, once it has loaded. */
  fisherman: Fisherman | undefined;
  favorite?: ReactNode;
  /** All lists of newest posts, or nothing until all are there: an empty one has no place, so it would move what follows. */
  posts: ReactNode;
  /** Ratings by others. */
  ratings: ReactNode;
  /** Report and block. */
  defence: ReactNode;
}

/** A fisherman's public profile with totals and newest posts. */
export function FishermanProfile({ card, fisherman, favorite, ...rest }: FishermanProfileProps) {
  return (
    <article aria-busy={!fisherman} className="flex flex-col gap-8">
      <Header fisherman={card} favorite={favorite} />
      {fisherman ? <Rest fisherman={fisherman} {...rest} /> : <LoadingBlock className="h-80" />}
    </article>
  );
}

type RestProps = Omit<FishermanProfileProps, 'card' | 'favorite' | 'fisherman'> & { fisherman: Fisherman };

/** The parts of the profile that lists don't show in full. */
function Rest({ fisherman, posts, ratings, defence }: RestProps) {
  const { userId, name, bio, pledgeCount, isLicenseChecked } = fisherman;
  return (
    <>
      {isLicenseChecked && (
        <p className="max-w-read text-sm text-muted">
          <Badge kind="quiet">{words.licenseChecked}</Badge> {words.licenseCheckedMeans}
        </p>
      )}
      {bio && (
        <Written as="p" className="max-w-read">
          {bio}
        </Written>
      )}
      <Stats fisherman={fisherman} />
      <div className="flex flex-col gap-3 md:flex-row">
        <ButtonLink to={toMarketplace({ kind: 'catch', fisherman: userId })} size="large">
          {words.seeCatches}
        </ButtonLink>
        {pledgeCount > 0 && (
          <ButtonLink
            to={toMarketplace({ kind: 'pledge', fisherman: userId })}
            variant="secondary"
            size="large"
          >
            {words.viewPledges(pledgeCount)}
          </ButtonLink>
        )}
        <SendMessageButton recipient={{ userId, name }} size="large" />
      </div>
      {posts ? (
        <>
          {posts}
          {ratings}
          {fisherman.isPro && <ProBenefits name={name} />}
          <div className="-mx-4 flex flex-wrap">{defence}</div>
        </>
      ) : (
        <LoadingBlock className="h-80" />
      )}
    </>
  );
}

function Header({ fisherman, favorite }: { fisherman: FishermanCard; favorite: ReactNode }) {
  const { name, photo, isPro, location, createdAt } = fisherman;
  return (
    <header className="flex flex-wrap items-center gap-4 md:gap-6">
      <Avatar
        name={name}
        photoUrl={photo && photoUrl(photo.id, 224, 'webp')}
        className="size-24 md:size-32"
      />
      <div className="min-w-0 flex-1 basis-52">
        <div className="flex items-start justify-between gap-2">
          <h1 className="text-2xl wrap-anywhere">
            <Written>{name}</Written>
          </h1>
          {favorite}
        </div>
        <p className="mt-2">
          <Badge kind={isPro ? 'pro' : 'quiet'}>{isPro ? words.proFisherman : words.fisherman}</Badge>
        </p>
        {location && (
          <p className="mt-2 flex items-start gap-1 wrap-anywhere">
            <Icon name="pin" className="mt-1 size-4 shrink-0" />
            <Written>{location}</Written>
          </p>
        )}
        <p className="text-muted">
          <RichText
            text={words.joined}
            tags={{ time: () => <LocalTime time={createdAt} as="monthAndYear" /> }}
          />
        </p>
      </div>
    </header>
  );
}

function Stats({ fisherman }: { fisherman: Fisherman }) {
  const { totalCatches, totalPledgePoints, mealsClaimed, mealsServed, pledgeCount } = fisherman;
  const { rating, ratingCount } = fisherman;
  const { hasKind } = useParts();
  const ofCatches: [label: string, figure: ReactNode][] = [
    [words.catchesPosted(totalCatches), number(totalCatches)],
  ];
  const ofPledges: typeof ofCatches = [
    [words.mealsPledged(totalPledgePoints), number(totalPledgePoints)],
    ...claimedAndServed({ mealsClaimed, mealsServed }),
    [words.pledges(pledgeCount), number(pledgeCount)],
  ];
  const figures = [...(hasKind('catch') ? ofCatches : []), ...(hasKind('pledge') ? ofPledges : [])];
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8em),1fr))] gap-3">
      {figures.map(([label, figure]) => (
        <Stat key={label} label={label}>
          <span className="font-display text-xl font-bold">{figure}</span>
        </Stat>
      ))}
      <Stat label={words.averageRating}>
        <Rating rating={rating} ratingCount={ratingCount} />
      </Stat>
    </dl>
  );
}

/** A sentence about claimed and served meals, once there are any. */
function claimedAndServed({
  mealsClaimed,
  mealsServed,
}: Pick<Fisherman, 'mealsClaimed' | 'mealsServed'>): [string, string][] {
  const figures: [string, number][] = [
    [words.mealsClaimed(mealsClaimed), mealsClaimed],
    [words.mealsServed(mealsServed), mealsServed],
  ];
  return figures.flatMap(([label, count]) => (count > 0 ? [[label, number(count)]] : []));
}

function Stat({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1 rounded-card border border-line bg-raised p-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex min-h-8 items-center">{children}</dd>
    </div>
  );
}

/** Benefits of Pro, shown only to people who have it. */
function ProBenefits({ name }: { name: string }) {
  return (
    <section
      aria-labelledby="pro-benefits"
      className="flex flex-col gap-3 rounded-card border border-line bg-raised p-5"
    >
      <h2 id="pro-benefits" className="text-lg">
        {words.proBenefits}
      </h2>
      <p className="text-muted">{words.hasPro(name)}</p>
      <ul className="flex flex-col gap-1.5">
        {words.benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2">
            <Icon name="check" className="mt-0.5 size-5 shrink-0 text-good" />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}
