import { ButtonLink } from '../../components/button.tsx';
import { PATHS } from '../../lib/paths.ts';

const POST = {
  title: 'Post Your Catch',
  words: 'Sell it in the marketplace or pledge it as meals.',
  button: 'Post Catch',
  to: PATHS.postCatch,
};
const AID = {
  title: 'Community Aid',
  words: 'How pledged meals reach families, and how to take part.',
  button: 'Learn More',
  to: PATHS.communityAid,
};
const BROWSE = {
  title: 'The Marketplace',
  words: 'Fresh fish from boats near you, at the price the fisherman asks.',
  button: 'Browse Marketplace',
  to: PATHS.marketplace,
};

/** What to do next, for those who are signed in. */
export default function ActionCards() {
  return (
    <section aria-label="What to do next" className="page grid gap-4 py-6 md:grid-cols-3">
      {[POST, AID, BROWSE].map(({ title, words, button, to }) => (
        <div key={title} className="flex flex-col gap-3 rounded-card border border-line bg-raised p-5">
          <h2 className="text-lg">{title}</h2>
          <p className="flex-1 text-muted">{words}</p>
          <ButtonLink to={to} variant="primary" className="self-start">
            {button}
          </ButtonLink>
        </div>
      ))}
    </section>
  );
}
