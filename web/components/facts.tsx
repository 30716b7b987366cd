import type { ReactNode } from 'react';

export type Fact = readonly [name: ReactNode, value: ReactNode];

/**
 * Names and values in two columns, without empty values. If text is large for the width, each value is below its name,
 * because half the width would break its words.
 */
export function Facts({ facts, className = '' }: { facts: readonly Fact[]; className?: string }) {
  return (
    <div className={`@container ${className}`}>
      <dl className="grid gap-x-6 gap-y-2 @min-[14em]:grid-cols-[fit-content(45%)_1fr]">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value], index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: facts keep their order
              key={index}
              className="@min-[14em]:col-span-2 @min-[14em]:grid @min-[14em]:grid-cols-subgrid"
            >
              <dt className="text-muted">{name}</dt>
              <dd dir="auto" className="font-medium wrap-anywhere">
                {value}
              </dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
