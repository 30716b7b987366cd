import * as words from '#words/fishermen/fishermen.ts';
import { Icon } from '../../components/drawings/icons.tsx';

/** Benefits of Pro, shown only to people who have it. */
export function ProBenefits({ name }: { name: string }) {
  return (
    <section
      aria-labelledby="pro-benefits"
      className="flex flex-col gap-3 rounded-card border border-line bg-raised p-5"
    >
      <h2 id="pro-benefits" className="text-lg">
        {words.proBenefits}
      </h2>
      <p className="text-muted">{words.hasPro(name)}</p>
      <ul className="flex flex-col gap-1.5">
        {words.benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2">
            <Icon name="check" className="mt-0.5 size-5 shrink-0 text-good" />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}
