import * as words from '#words/home.ts';
import { ButtonLink } from '../../components/button.tsx';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';
import { PATHS, toMarketplace } from '../../lib/navigation/paths.ts';
import { type Me, useSession } from '../../lib/session/session.tsx';
import { type Parts, useParts } from '../../lib/site/site.ts';
import { roleOf } from './role.ts';

interface Action {
  title: string;
  lead: string;
  button: string;
  about?: string;
  to: string;
}

const AID: Action = { ...words.aid, to: PATHS.communityAid };
const MARKETPLACE: Action = { ...words.marketplace, to: toMarketplace({ kind: 'catch' }) };

const SIGNED_OUT: readonly Action[] = [
  { ...words.pledgeMeals, to: PATHS.whatsInAPledge },
  AID,
  { ...MARKETPLACE, title: words.freshTitle },
];

/** Cards for their role come first. People who claim meals need no card about taking part. */
function cardsFor(me: Me | undefined, { isOn }: Parts): readonly Action[] {
  const post: Action = { ...words.post(isOn), to: PATHS.postCatch };
  const find: Action = { ...words.find(me?.organizations[0]?.name ?? ''), to: PATHS.findMeals };
  const claims: Action = { ...words.claims, to: PATHS.claims };
  const myPosts: Action = { ...words.myPosts(isOn), to: PATHS.myPosts };
  const messages: Action = { ...words.messages, to: PATHS.messages };
  return {
    organization: [find, claims, post, MARKETPLACE],
    fisherman: [post, myPosts, AID, MARKETPLACE],
    buyer: [MARKETPLACE, messages, post, AID],
  }[roleOf(me)];
}

/** Next steps for members, or things to do for visitors, whose first step is at the top of the page. */
export function ActionCards() {
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  const parts = useParts();
  const all = isSignedIn ? cardsFor(session.me, parts) : SIGNED_OUT;
  const cards = all.filter(({ to }) => parts.hasPage(to));
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
