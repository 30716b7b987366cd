import type { IconName } from '../../components/icons.tsx';
import { Icon } from '../../components/icons.tsx';

const BLURBS: readonly { icon: IconName; title: string; words: string }[] = [
  {
    icon: 'fish',
    title: 'Fresh Daily Catches',
    words: 'Posted from the dock by the people who caught them, with the hour they were caught.',
  },
  {
    icon: 'heart',
    title: 'Community Support',
    words: 'Help feed families through pledged meals: one fish at a time, counted meal by meal.',
  },
  {
    icon: 'pin',
    title: 'Local Network',
    words: 'Fishermen, buyers and aid groups of the same coast, without anyone in between.',
  },
];

/** What the product is, for those who have not signed in. */
export default function Blurbs() {
  return (
    <section aria-label="What Creel does" className="page grid gap-6 py-8 md:grid-cols-3">
      {BLURBS.map(({ icon, title, words }) => (
        <div key={title} className="flex flex-col gap-1.5">
          <Icon name={icon} className="size-8 text-accent-text" />
          <h2 className="text-lg">{title}</h2>
          <p className="text-muted">{words}</p>
        </div>
      ))}
    </section>
  );
}
