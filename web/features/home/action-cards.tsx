import * as words from '#words/home.ts';
import { ButtonLink } from '../../components/button.tsx';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';
import { PATHS, toMarketplace } from '../../lib/navigation/paths.ts';
import { type Me, useSession } from '../../lib/session/session.tsx';
import { useParts } from '../../lib/site/site.ts';
import { roleOf } from './role.ts';

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

const POST: Action = {
  title: words.postTitle,
  lead: words.postLead,
  button: words.postButton,
  to: PATHS.postCatch,
};
const MY_POSTS: Action = {
  title: words.myPostsTitle,
  lead: words.myPostsLead,
  button: words.myPostsButton,
  to: PATHS.myPosts,
};
const CLAIMS: Action = {
  title: words.claimsTitle,
  lead: words.claimsLead,
  button: words.claimsButton,
  to: PATHS.claims,
};
const MESSAGES: Action = {
  title: words.messagesTitle,
  lead: words.messagesLead,
  button: words.messagesButton,
  to: PATHS.messages,
};
const MARKETPLACE: Action = {
  title: words.marketplaceTitle,
  lead: words.marketplaceLead,
  button: words.browseMarketplace,
  to: toMarketplace({ kind: 'catch' }),
};

const SIGNED_OUT: readonly Action[] = [
  {
    title: words.pledgeMealsTitle,
    lead: words.pledgeMealsLead,
    button: words.pledgeMealsButton,
    to: PATHS.whatsInAPledge,
  },
  AID,
  { ...MARKETPLACE, title: words.freshTitle },
];

/** What their role needs comes first. If somebody claims meals, they know how to take part. */
function cardsFor(me: Me | undefined): readonly Action[] {
  const find: Action = {
    title: words.findTitle,
    lead: words.findLead(me?.organizations[0]?.name ?? ''),
    button: words.findButton,
    to: PATHS.findMeals,
  };
  return {
    organization: [find, CLAIMS, POST, MARKETPLACE],
    fisherman: [POST, MY_POSTS, AID, MARKETPLACE],
    buyer: [MARKETPLACE, MESSAGES, POST, AID],
  }[roleOf(me)];
}

/** What to do next, or what there is to do for visitors, to whom the top of the page has said the first thing to do. */
export default function ActionCards() {
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  const { hasPage } = useParts();
  const all = isSignedIn ? cardsFor(session.me) : SIGNED_OUT;
  const cards = all.filter(({ to }) => hasPage(to));
  const columns = cards.length > 3 ? 'md:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3';
  return (
    <section aria-label={words.actions} className={`page grid gap-4 py-6 ${columns}`}>
      {cards.map(({ title, lead, button, about, to }, index) => (
        <div key={title} className="flex flex-col gap-3 rounded-card border border-line bg-raised p-5">
          <h2 className="text-lg">{title}</h2>
          <p className="flex-1 text-muted">{lead}</p>
          <ButtonLink
            to={to}
            variant={isSignedIn && index === 0 ? 'primary' : 'secondary'}
            className="self-start"
          >
            <span>
              {button} {about && <VisuallyHidden>{about}</VisuallyHidden>}
            </span>
          </ButtonLink>
        </div>
      ))}
    </section>
  );
}
