import { useState } from 'react';
import type { CatchRecord } from '#shared/catches/schemas.ts';
import { CONDITION_WORDS, DISPOSITION_WORDS, PICKUP_WORDS } from '#shared/catches/words.ts';
import { drawingFor, speciesName } from '#shared/species.ts';
import { toMarketplace } from '../../app/paths.ts';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { FavoriteButton } from '../../components/favorite-button.tsx';
import { Icon } from '../../components/icons.tsx';
import { SendMessageButton } from '../../components/message/send-message-button.tsx';
import { DrawnPhoto, PhotoImage } from '../../components/photo-image.tsx';
import { paymentWords } from './payment-words.ts';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Everything about one catch: in the dialog and on its own page. */
export function CatchDetail({ post }: { post: CatchRecord }) {
  return (
    <div className="flex flex-col gap-5">
      <Gallery post={post} />
      <div>
        <p className="flex flex-wrap items-center gap-2 text-xl font-bold text-accent-text">
          {paymentWords(post)}
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
      <Contact post={post} />
      <ButtonLink to={toMarketplace({ fisherman: post.fishermanId })} variant="quiet" className="self-start">
        More from {post.fishermanName}
      </ButtonLink>
    </div>
  );
}

/** The chosen photo large, the others to choose from. */
function Gallery({ post }: { post: CatchRecord }) {
  const [chosen, setChosen] = useState(0);
  const drawing = drawingFor(post.species);
  const photo = post.photos[chosen] ?? post.photos[0];
  const frame = 'aspect-[4/3] h-auto w-full rounded-card';
  if (!photo) return <DrawnPhoto drawing={drawing} className={frame} />;
  const name = speciesName(post);
  return (
    <div className="flex flex-col gap-2">
      <PhotoImage
        key={photo.id}
        photo={photo}
        alt={`${name}, photo ${chosen + 1} of ${post.photos.length}`}
        size="full"
        drawing={drawing}
        priority
        className={frame}
      />
      {post.photos.length > 1 && (
        <ul aria-label="Photos" className="flex gap-2">
          {post.photos.map((each, index) => (
            <li key={each.id}>
              <button
                type="button"
                aria-pressed={index === chosen}
                aria-label={`Show photo ${index + 1}`}
                onClick={() => setChosen(index)}
                className="block overflow-hidden rounded-photo aria-pressed:outline-3 aria-pressed:outline-accent"
              >
                <PhotoImage photo={each} alt="" size="thumbnail" drawing={drawing} className="size-20" />
              </button>
            </li>
          ))}
        </ul>
      )}
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
    ['Payment', paymentWords(post)],
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

/** Shown here only: lists never carry it. */
function Contact({ post }: { post: CatchRecord }) {
  const isPhone = post.contactMethod === 'phone';
  const href = isPhone ? `tel:${post.contactInfo.replace(/[^+\d]/g, '')}` : `mailto:${post.contactInfo}`;
  return (
    <section aria-label="Contact information" className="flex flex-col gap-3">
      <h3 className="text-lg">Contact information</h3>
      <a
        href={href}
        className="inline-flex min-h-12 items-center justify-center gap-2 rounded-control bg-accent px-6 font-semibold text-accent-ink hover:brightness-110"
      >
        <Icon name={isPhone ? 'user' : 'mail'} />
        Contact Fisherman
      </a>
      <p className="text-center font-medium">{post.contactInfo}</p>
      <SendMessageButton
        recipient={{ userId: post.fishermanId, name: post.fishermanName }}
        about={{ catchId: post.id, label: speciesName(post) }}
        wide
      />
      <div>
        <h4 className="font-semibold">Payment options</h4>
        <ul className="mt-1 list-disc pl-5 text-muted">
          <li>Cash</li>
          <li>Bitcoin</li>
          <li>Contact the fisherman directly</li>
        </ul>
      </div>
    </section>
  );
}
