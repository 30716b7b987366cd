import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface TabsProps<T extends string> {
  label: string;
  value: T;
  onChange(value: T): void;
  tabs: readonly { value: T; label: string; content: ReactNode }[];
}

/** Tabbed pages, of which only the chosen one is rendered. */
export function Tabs<T extends string>({ label, value, onChange, tabs }: TabsProps<T>) {
  const choose = (chosen: string) => {
    const tab = tabs.find((one) => one.value === chosen);
    if (tab) onChange(tab.value);
  };
  const list = useRef<HTMLDivElement>(null);
  // Of many on a narrow phone the chosen one may lie beside the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is chosen
  useLayoutEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[data-state=active]');
    if (list.current && chosen)
      list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  return (
    <Root value={value} onValueChange={choose}>
      <List
        ref={list}
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto border-b border-line lg:flex-wrap lg:gap-0"
      >
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-12 border-b-3 border-transparent px-4 font-semibold whitespace-nowrap text-muted -outline-offset-3 hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink lg:px-2.5"
          >
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Content>
      ))}
    </Root>
  );
}
