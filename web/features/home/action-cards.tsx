import * as words from '#words/home.ts';
import { ButtonLink } from '../../components/button.tsx';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';
import { PATHS, toMarketplace } from '../../lib/navigation/paths.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useParts } from '../../lib/site/site.ts';

interface Action {
  title: string;
  lead: string;
  button: string;
  /** Behind the button's words, unseen: nobody who reads links alone, as machines and screen readers do, is to wonder about what. */
  about?: string;
  to: string;
}

const AID: Action = {
  title: words.aidTitle,
  lead: words.aidLead,
  button: words.aidButton,
  about: words.aboutAid,
  to: PATHS.communityAid,
};

const SIGNED_IN: readonly Action[] = [
  { title: words.postTitle, lead: words.postLead, button: words.postButton, to: PATHS.postCatch },
  AID,
  {
    title: words.marketplaceTitle,
    lead: words.marketplaceLead,
    button: words.browseMarketplace,
    to: toMarketplace({ kind: 'catch' }),
  },
];

const SIGNED_OUT: readonly Action[] = [
  {
    title: words.pledgeMealsTitle,
    lead: words.pledgeMealsLead,
    button: words.pledgeMealsButton,
    to: PATHS.whatsInAPledge,
  },
  AID,
  {
    title: words.freshTitle,
    lead: words.marketplaceLead,
    button: words.browseMarketplace,
    to: toMarketplace({ kind: 'catch' }),
  },
];

/** Who claims meals knows how to take part. */
function cardsFor({ name }: { name: string }): Action[] {
  const find = {
    title: words.findTitle,
    lead: words.findLead(name),
    button: words.findButton,
    to: PATHS.findMeals,
  };
  return [find, ...SIGNED_IN.filter((card) => card !== AID)];
}

/** What to do next, or what there is to do for visitors, to whom the top of the page has said the first thing to do. */
export default function ActionCards() {
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  const [organization] = (isSignedIn && session.me?.organizations) || [];
  const { hasPage } = useParts();
  const all = organization ? cardsFor(organization) : isSignedIn ? SIGNED_IN : SIGNED_OUT;
  const cards = all.filter(({ to }) => hasPage(to));
  return (
    <section aria-label={words.actions} className="page grid gap-4 py-6 md:grid-cols-3">
      {cards.map(({ title, lead, button, about, to }) => (
        <div key={title} className="flex flex-col gap-3 rounded-card border border-line bg-raised p-5">
          <h2 className="text-lg">{title}</h2>
          <p className="flex-1 text-muted">{lead}</p>
          <ButtonLink to={to} variant={isSignedIn ? 'primary' : 'secondary'} className="self-start">
            <span>
              {button} {about && <VisuallyHidden>{about}</VisuallyHidden>}
            </span>
          </ButtonLink>
        </div>
      ))}
    </section>
  );
}
