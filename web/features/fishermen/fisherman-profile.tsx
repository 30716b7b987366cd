import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { FishermanProfile as Fisherman } from '#shared/fishermen/schemas.ts';
import { photoUrl } from '#shared/photos/address.ts';
import { toMarketplace } from '../../app/paths.ts';
import { Avatar } from '../../components/avatar.tsx';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icons.tsx';
import { Rating } from '../../components/rating.tsx';
import { CONTACT } from './contact-fisherman.tsx';
import { ProBenefits } from './pro-benefits.tsx';

interface FishermanProfileProps {
  fisherman: Fisherman;
  /** Beside the name. */
  heart?: ReactNode;
  /** What they posted last. */
  posts: ReactNode;
  /** Whether there is a catch on offer; undefined while that is not known. */
  hasCatches: boolean | undefined;
  /** How to write to them. */
  message?: ReactNode;
}

/** Who somebody is, what they did so far, and what they have now. */
export function FishermanProfile({ fisherman, heart, posts, hasCatches, message }: FishermanProfileProps) {
  const { userId, bio } = fisherman;
  return (
    <article className="flex flex-col gap-8">
      <Header fisherman={fisherman} heart={heart} />
      {bio && <p className="max-w-read whitespace-pre-line wrap-anywhere">{bio}</p>}
      <Stats {...fisherman} />
      <div className="flex flex-col gap-3 md:flex-row">
        <ButtonLink to={toMarketplace({ view: 'marketplace', fisherman: userId })} size="large">
          See the catches
        </ButtonLink>
        <ButtonLink
          to={toMarketplace({ view: 'pledges', fisherman: userId })}
          variant="secondary"
          size="large"
        >
          View Pledges ({fisherman.pledgeCount})
        </ButtonLink>
      </div>
      {posts}
      <Contact name={fisherman.name} hasCatches={hasCatches} message={message} />
      <ProBenefits name={fisherman.name} isPro={fisherman.isPro} />
    </article>
  );
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

function Header({ fisherman, heart }: { fisherman: Fisherman; heart: ReactNode }) {
  const { name, photo, isPro, location, createdAt } = fisherman;
  return (
    <header className="flex flex-wrap items-center gap-4 md:gap-6">
      <Avatar
        name={name}
        photoUrl={photo && photoUrl(photo.id, 224, 'webp')}
        className="size-24 text-2xl md:size-32"
      />
      <div className="min-w-0 flex-1 basis-52">
        <div className="flex items-start justify-between gap-2">
          <h1 className="text-2xl wrap-anywhere">{name}</h1>
          {heart}
        </div>
        <p className="mt-2">
          <Badge kind={isPro ? 'pro' : 'quiet'}>{isPro ? 'Pro Fisherman' : 'Fisherman'}</Badge>
        </p>
        {location && (
          <p className="mt-2 flex items-start gap-1 wrap-anywhere">
            <Icon name="pin" className="mt-1 size-4 shrink-0" />
            {location}
          </p>
        )}
        <p className="text-muted">
          Here since <time dateTime={createdAt}>{MONTH.format(new Date(createdAt))}</time>
        </p>
      </div>
    </header>
  );
}

const NUMBER = new Intl.NumberFormat('en-US');

function Stats({
  totalCatches,
  totalPledgePoints,
  pledgeCount,
  rating,
  ratingCount,
}: Pick<Fisherman, 'totalCatches' | 'totalPledgePoints' | 'pledgeCount' | 'rating' | 'ratingCount'>) {
  const figures: [label: string, figure: ReactNode][] = [
    [totalCatches === 1 ? 'Catch posted' : 'Total catches posted', NUMBER.format(totalCatches)],
    [totalPledgePoints === 1 ? 'Meal pledged' : 'Meals pledged', NUMBER.format(totalPledgePoints)],
    [pledgeCount === 1 ? 'Pledge' : 'Pledges', NUMBER.format(pledgeCount)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map(([label, figure]) => (
        <Stat key={label} label={label}>
          <span className="font-display text-xl font-bold">{figure}</span>
        </Stat>
      ))}
      <Stat label="Average rating">
        <Rating rating={rating} ratingCount={ratingCount} />
      </Stat>
    </dl>
  );
}

function Stat({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1 rounded-card border border-line bg-raised p-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex min-h-8 items-center">{children}</dd>
    </div>
  );
}

/** Phone numbers and e-mail addresses stand with a catch and nowhere else. */
function Contact({
  name,
  hasCatches,
  message,
}: Pick<FishermanProfileProps, 'hasCatches' | 'message'> & { name: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the same link is pressed again
  useEffect(() => {
    if (hash !== `#${CONTACT}`) return;
    heading.current?.scrollIntoView({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <section id={CONTACT} className="flex flex-col items-start gap-2">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        Contact {name}
      </h2>
      {hasCatches !== undefined && (
        <p className="max-w-read text-muted">
          {hasCatches
            ? 'Each catch on offer says how to reach its fisherman: open one of them.'
            : 'No catch is on offer now. Each one says how to reach its fisherman.'}
        </p>
      )}
      {message}
    </section>
  );
}
