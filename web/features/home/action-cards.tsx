import * as words from '#words/home.ts';
import { ButtonLink } from '../../components/button.tsx';
import { PATHS, toMarketplace } from '../../lib/paths.ts';

const ACTIONS = [
  { title: words.postTitle, lead: words.postLead, button: words.postButton, to: PATHS.postCatch },
  { title: words.aidTitle, lead: words.aidLead, button: words.aidButton, to: PATHS.communityAid },
  {
    title: words.marketplaceTitle,
    lead: words.marketplaceLead,
    button: words.browseMarketplace,
    to: toMarketplace({ kind: 'catch' }),
  },
];

/** What to do next, for those who are signed in. */
export default function ActionCards() {
  return (
    <section aria-label={words.actions} className="page grid gap-4 py-6 md:grid-cols-3">
      {ACTIONS.map(({ title, lead, button, to }) => (
        <div key={title} className="flex flex-col gap-3 rounded-card border border-line bg-raised p-5">
          <h2 className="text-lg">{title}</h2>
          <p className="flex-1 text-muted">{lead}</p>
          <ButtonLink to={to} variant="primary" className="self-start">
            {button}
          </ButtonLink>
        </div>
      ))}
    </section>
  );
}
