import type { ReactNode } from 'react';
import type { CatchRecord } from '#shared/catches/schemas.ts';
import { CONDITION_WORDS, DISPOSITION_WORDS, PICKUP_WORDS } from '#shared/catches/words.ts';
import { drawingFor, speciesName } from '#shared/species.ts';
import { priceWords } from '#words/post-figures.ts';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Byline } from '../../components/byline.tsx';
import { type Fact, Facts } from '../../components/facts.tsx';
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
        <Byline post={post} />
      </div>
      {post.description && <p className="max-w-read whitespace-pre-line">{post.description}</p>}
      <CatchFacts post={post} />
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

function CatchFacts({ post }: { post: CatchRecord }) {
  const pickup = [
    ...post.pickupOptions.map((option) => PICKUP_WORDS[option]),
    ...(post.customPickupLocation ? [post.customPickupLocation] : []),
  ];
  const facts: Fact[] = [
    ['Quantity', post.quantity],
    ['Location', post.location],
    ['Condition', CONDITION_WORDS[post.condition]],
    ['Disposition', DISPOSITION_WORDS[post.disposition]],
    ['Date caught', date.format(new Date(post.caughtDate))],
    ['Payment', priceWords(post, 'Pay What You Think')],
  ];
  if (post.offeredUntil) facts.push(['Offered until', date.format(new Date(post.offeredUntil))]);
  if (pickup.length > 0) facts.push(['Pickup', pickup.join(', ')]);
  return <Facts facts={facts} className="border-y border-line py-4" />;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-1">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}
