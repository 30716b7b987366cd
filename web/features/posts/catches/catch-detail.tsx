import type { ReactNode } from 'react';
import { quantityLeft, quantityWords } from '#shared/posts/catches/quantity-words.ts';
import type { CatchCard, CatchRecord } from '#shared/posts/catches/schemas.ts';
import { leastOf } from '#shared/posts/catches/stock.ts';
import type { Stock } from '#shared/posts/catches/stock-schemas.ts';
import type { OverBecause } from '#shared/posts/offered.ts';
import { drawingFor, speciesName } from '#shared/species/species.ts';
import { link as lotLink } from '#words/lots/lots.ts';
import { conditions, dispositions, pickupOptions } from '#words/posts/catch-choices.ts';
import { amountWords, priceWords, unitPriceWords } from '#words/posts/figures.ts';
import { pro } from '#words/posts/marketplace.ts';
import * as words from '#words/posts/posts.ts';
import { Badge } from '../../../components/badge.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { type Fact, Facts } from '../../../components/facts.tsx';
import { LoadingBlock } from '../../../components/loading-block.tsx';
import { LocalTime } from '../../../components/text/local-time.tsx';
import { Written } from '../../../components/text/written.tsx';
import { toFisherman, toLot, toMarketplace } from '../../../lib/navigation/paths.ts';
import { SavePostButton } from '../../../parts/alerts/save-post-button.tsx';
import { ReportButton } from '../../../parts/moderation/report-button.tsx';
import { Byline } from '../../../parts/posts/byline.tsx';
import { Rating } from '../../../parts/ratings/rating.tsx';
import { ShareButton } from '../../../parts/sharing/share-button.tsx';
import { Gallery } from '../detail/gallery.tsx';
import { TownLink } from '../detail/town-link.tsx';
import { CatchOver } from './catch-over.tsx';
import { Freshness } from './freshness.tsx';

interface CatchDetailProps {
  /** The fields that lists show. */
  post: CatchCard;
  /** The complete catch, once it has loaded. */
  record: CatchRecord | undefined;
  isListed: boolean;
  over: OverBecause | undefined;
  /** The fisherman's contact, if it isn't shown elsewhere on the page. */
  contact?: ReactNode;
}

/**
 * Everything about one catch (first document, section 2, "Catch detail dialog"): the most important facts first, with
 * the photos beside them on wide screens.
 */
export function CatchDetail({ post, record, isListed, over, contact }: CatchDetailProps) {
  const name = speciesName(post);
  const { photo } = post;
  return (
    <div aria-busy={!record} className="grid grid-cols-1 gap-5 md:grid-cols-2 md:grid-rows-[auto_1fr]">
      <div className="flex flex-col gap-3 md:col-start-2">
        {record && over ? (
          <CatchOver post={record} because={over} />
        ) : (
          <div className="flex flex-wrap items-start justify-between gap-x-4">
            <Offer post={post} />
            <SavePostButton kind="catch" post={post} name={name} className="-ml-2 md:-mr-2" />
          </div>
        )}
        <Byline post={post}>
          <Rating rating={post.rating} ratingCount={post.ratingCount} />
        </Byline>
        {contact}
      </div>
      <div className="min-w-0 md:col-start-1 md:row-span-2 md:row-start-1">
        <Gallery
          photos={record?.photos ?? (photo ? [photo] : [])}
          name={name}
          isListed={isListed}
          drawing={drawingFor(post)}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-5 md:col-start-2">
        {record ? <Rest post={record} over={over} /> : <LoadingBlock className="h-80" />}
      </div>
    </div>
  );
}

/** The facts that lists don't show. */
function Rest({ post, over }: { post: CatchRecord; over: OverBecause | undefined }) {
  return (
    <>
      {post.description && (
        <Written as="p" className="max-w-read">
          {post.description}
        </Written>
      )}
      <CatchFacts post={post} over={over} />
      {!over && <HowToBuy post={post} />}
      <div className="-mx-4 flex flex-wrap">
        {post.isPro && (
          <ButtonLink to={toFisherman(post.fishermanId, 'marketplace')} variant="quiet">
            {words.viewProfile}
          </ButtonLink>
        )}
        <ButtonLink to={toMarketplace({ kind: 'catch', fisherman: post.fishermanId })} variant="quiet">
          {words.moreFrom(post.fishermanName)}
        </ButtonLink>
        <ButtonLink to={toLot(post.id)} variant="quiet">
          {lotLink}
        </ButtonLink>
        <ShareButton title={words.fishFrom(speciesName(post), post.location)} />
        <ReportButton about={{ kind: 'catch', userId: post.fishermanId, id: post.id }} />
      </div>
    </>
  );
}

/** Price, amount and freshness. */
function Offer({ post }: { post: CatchCard }) {
  const unitPrice = unitPriceWords(post);
  return (
    <div>
      <p className="flex flex-wrap items-center gap-2 font-display text-2xl font-bold text-accent-text">
        {priceWords(post, words.payWhatYouThink)}
        {unitPrice !== undefined && (
          <span className="font-sans text-base font-normal text-muted">{unitPrice}</span>
        )}
        {post.isPro && <Badge kind="pro">{pro}</Badge>}
      </p>
      {post.paymentType === 'voluntary' && <p className="text-muted">{words.payWhatYouCanMeans}</p>}
      <p className="font-medium">
        {quantityWords(post)} · <Freshness post={post} />
      </p>
    </div>
  );
}

function HowToBuy({ post }: { post: CatchRecord }) {
  return (
    <>
      <Section title={words.contactInformation}>
        <p className="font-medium wrap-anywhere">
          {/* Only for readers of the page, not for search engines. */}
          <span data-nosnippet>{post.contactInfo || words.noContactInformation}</span>
        </p>
      </Section>
      {/* A free catch has no payment methods. */}
      {post.paymentType !== 'free' && (
        <Section title={words.paymentOptions}>
          <ul className="list-disc pl-5">
            <li>{words.cash}</li>
            <li>{words.bitcoin}</li>
            <li>{words.contactDirectly}</li>
          </ul>
        </Section>
      )}
    </>
  );
}

function CatchFacts({ post, over }: { post: CatchRecord; over: OverBecause | undefined }) {
  const pickup = [
    ...post.pickupOptions.map((option) => pickupOptions[option]),
    ...(post.customPickupLocation ? [post.customPickupLocation] : []),
  ];
  const facts: Fact[] = [
    [words.quantity, quantityLeft(post)],
    ...(post.stock && !over ? stockFacts(post.stock, post.held) : []),
    [words.location, <TownLink key="location" {...post} />],
    [words.condition, conditions[post.condition]],
    [words.disposition, dispositions[post.disposition]],
    [words.dateCaught, <LocalTime key="caught" time={post.caughtDate} />],
    [words.payment, priceWords(post, words.payWhatYouThink)],
    [words.offeredUntil, post.offeredUntil ? <LocalTime key="until" time={post.offeredUntil} /> : ''],
    [words.pickup, pickup.join(', ')],
  ];
  return <Facts facts={facts} className="border-y border-line py-4" />;
}

function stockFacts(stock: Stock, held: number | undefined): Fact[] {
  const { unit, left, poundsEach } = stock;
  return [
    [words.held, held === undefined ? '' : amountWords(held, unit)],
    [words.taking, left === 0 ? '' : takingOf(stock)],
    [words.weightEach, poundsEach === undefined ? '' : words.aboutPounds(poundsEach)],
  ];
}

function takingOf(stock: Stock): string {
  const { unit, left, step } = stock;
  const least = leastOf(stock);
  if (least === left) return words.takingRest(amountWords(left, unit));
  return words.takingWords(amountWords(least, unit), step === 1 ? undefined : amountWords(step, unit));
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-1">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}
