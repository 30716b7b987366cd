import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import type { ReactNode } from 'react';

interface TabsProps<T extends string> {
  label: string;
  value: T;
  onChange(value: T): void;
  tabs: readonly { value: T; label: string; content: ReactNode }[];
}

/** Pages that stand behind each other; only the chosen one is built. */
export function Tabs<T extends string>({ label, value, onChange, tabs }: TabsProps<T>) {
  const choose = (chosen: string) => {
    const tab = tabs.find((one) => one.value === chosen);
    if (tab) onChange(tab.value);
  };
  return (
    <Root value={value} onValueChange={choose}>
      <List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-12 border-b-3 border-transparent px-4 font-semibold whitespace-nowrap text-muted -outline-offset-3 hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
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
