import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icons.tsx';
import { PATHS } from '../../lib/paths.ts';

const BENEFITS = [
  'A Pro badge on each Pro post and in the directory',
  'A profile that buyers open right from the listing',
  'Posts at a fixed price',
];

/** What Pro is about: that of somebody who is, or what the others do without. */
export function ProBenefits({ name, isPro }: { name: string; isPro: boolean }) {
  return (
    <section
      aria-labelledby="pro-benefits"
      className="flex flex-col gap-3 rounded-card border border-line bg-raised p-5"
    >
      <h2 id="pro-benefits" className="text-lg">
        Pro benefits
      </h2>
      <p className="text-muted">
        {isPro ? `${name} is a Pro fisherman and has:` : 'What fishermen have with Pro:'}
      </p>
      <ul className="flex flex-col gap-1.5">
        {BENEFITS.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2">
            <Icon name="check" className="mt-0.5 size-5 shrink-0 text-good" />
            {benefit}
          </li>
        ))}
      </ul>
      {!isPro && (
        <ButtonLink to={PATHS.goPro} variant="quiet" className="-ml-4 self-start">
          About Pro
        </ButtonLink>
      )}
    </section>
  );
}
