import { ButtonLink } from '../components/button.tsx';
import { Bullets, Columns, ProsePage, Section } from '../components/prose.tsx';
import { FLAVOUR } from '../lib/flavour.ts';
import { PATHS, toMarketplace } from '../lib/paths.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

const WORDS = {
  consumer: {
    title: 'Community Aid',
    lead: 'Part of what is landed here becomes meals for families in need. Food banks, churches and aid groups bring them to the table.',
    apply: 'Apply to become a partner',
  },
  community: {
    title: 'Welcome, partners',
    lead: 'Fresh fish from local boats, free of charge, for the people you serve. Here is how a partnership works.',
    apply: 'Become a Partner',
  },
} as const;

const STEPS = [
  {
    title: 'Apply',
    words: 'Tell us who you serve and what you can keep cold. A manager reads every application.',
  },
  { title: 'Claim', words: 'See what fishermen have pledged near you and claim the meals you can serve.' },
  {
    title: 'Collect and serve',
    words: 'Meet the fisherman at the agreed time, take the meals along, and record how many were served.',
  },
];

/** Partner welcome and partnership page, worded by flavour. */
export default function CommunityAid() {
  const words = WORDS[FLAVOUR];
  usePageTitle(words.title);
  return (
    <ProsePage title={words.title} lead={words.lead}>
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">How it works</h2>
        <Columns items={STEPS} />
      </section>
      <Section title="What partners do">
        <Bullets
          items={[
            'Claim only what can be served, and collect it within the agreed time.',
            'Keep fresh fish on ice or at 40 °F or below from the dock to the kitchen.',
            'Serve the meals free of charge, and record how many were served.',
          ]}
        />
      </Section>
      <Section title="What partners need">
        <Bullets
          items={[
            'An organization, or one person who serves others regularly: a food bank, a church, a shelter, a school, an aid group.',
            'A way to carry fish cold, and a refrigerator or freezer to keep it.',
            'Someone who answers messages on the day of a pickup.',
          ]}
        />
      </Section>
      <div className="flex flex-col gap-3 md:flex-row">
        <ButtonLink to={PATHS.communityAidContact} variant="primary" size="large">
          {words.apply}
        </ButtonLink>
        <ButtonLink to={toMarketplace({ kind: 'pledge' })} size="large">
          View Available Donations
        </ButtonLink>
      </div>
    </ProsePage>
  );
}
