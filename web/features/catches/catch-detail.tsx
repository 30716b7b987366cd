import type { ReactNode } from 'react';
import type { CatchRecord } from '#shared/catches/schemas.ts';
import { CONDITION_WORDS, DISPOSITION_WORDS, PICKUP_WORDS } from '#shared/catches/words.ts';
import { priceWords } from '#shared/posts/figures.ts';
import { drawingFor, speciesName } from '#shared/species.ts';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { FavoriteButton } from '../../components/favorite-button.tsx';
import { Gallery } from '../../components/gallery.tsx';
import { ShareButton } from '../../components/share-button.tsx';
import { toFisherman, toMarketplace } from '../../lib/paths.ts';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Everything about one catch (first document, section 2, "Catch detail dialog"). */
export function CatchDetail({ post }: { post: CatchRecord }) {
  const name = speciesName(post);
  return (
    <div className="flex flex-col gap-5">
      <Gallery photos={post.photos} name={name} drawing={drawingFor(post.species)} />
      <div>
        <p className="flex flex-wrap items-center gap-2 font-display text-2xl font-bold text-accent-text">
          {priceWords(post, 'Pay What You Think')}
          {post.isPro && <Badge kind="pro">Pro</Badge>}
        </p>
        <p className="flex items-center justify-between gap-2 text-muted">
          {post.fishermanName} · {post.location}
          <FavoriteButton
            fishermanId={post.fishermanId}
            fishermanName={post.fishermanName}
            className="-my-2 text-ink"
          />
        </p>
      </div>
      {post.description && <p className="max-w-read whitespace-pre-line">{post.description}</p>}
      <Facts post={post} />
      <Section title="Contact information">
        <p className="font-medium wrap-anywhere">
          {post.contactInfo || 'No address is published. Send a message instead.'}
        </p>
      </Section>
      <Section title="Payment options">
        <ul className="list-disc pl-5">
          <li>Cash</li>
          <li>Bitcoin</li>
          <li>Contact the fisherman directly</li>
        </ul>
      </Section>
      <div className="-mx-4 flex flex-wrap">
        {post.isPro && (
          <ButtonLink to={toFisherman(post.fishermanId, 'marketplace')} variant="quiet">
            View Profile
          </ButtonLink>
        )}
        <ButtonLink to={toMarketplace({ fisherman: post.fishermanId })} variant="quiet">
          More from {post.fishermanName}
        </ButtonLink>
        <ShareButton title={`${name} from ${post.location}`} />
      </div>
    </div>
  );
}

function Facts({ post }: { post: CatchRecord }) {
  const pickup = [
    ...post.pickupOptions.map((option) => PICKUP_WORDS[option]),
    ...(post.customPickupLocation ? [post.customPickupLocation] : []),
  ];
  const facts: [string, string][] = [
    ['Quantity', post.quantity],
    ['Location', post.location],
    ['Condition', CONDITION_WORDS[post.condition]],
    ['Disposition', DISPOSITION_WORDS[post.disposition]],
    ['Date caught', date.format(new Date(post.caughtDate))],
    ['Payment', priceWords(post, 'Pay What You Think')],
  ];
  if (post.offeredUntil) facts.push(['Offered until', date.format(new Date(post.offeredUntil))]);
  if (pickup.length > 0) facts.push(['Pickup', pickup.join(', ')]);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-y border-line py-4">
      {facts.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-1">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}
