import * as words from '#words/fishermen.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icons.tsx';
import { PATHS } from '../../lib/paths.ts';

/** What Pro is about: that of somebody who is, or what the others do without. */
export function ProBenefits({ name, isPro }: { name: string; isPro: boolean }) {
  return (
    <section
      aria-labelledby="pro-benefits"
      className="flex flex-col gap-3 rounded-card border border-line bg-raised p-5"
    >
      <h2 id="pro-benefits" className="text-lg">
        {words.proBenefits}
      </h2>
      <p className="text-muted">{isPro ? words.hasPro(name) : words.withPro}</p>
      <ul className="flex flex-col gap-1.5">
        {words.benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2">
            <Icon name="check" className="mt-0.5 size-5 shrink-0 text-good" />
            {benefit}
          </li>
        ))}
      </ul>
      {!isPro && (
        <ButtonLink to={PATHS.goPro} variant="quiet" className="-ml-4 self-start">
          {words.aboutPro}
        </ButtonLink>
      )}
    </section>
  );
}
