import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { MOST_COUNTED, type Waiting } from '#shared/overview/schemas.ts';
import * as words from '#words/app/admin.ts';
import { count } from '#words/overview.ts';
import { Badge } from '../../components/badge.tsx';
import { Icon } from '../../components/drawings/icons.tsx';
import { addressOf, countAt, type Part } from './parts.ts';

interface AdminMenuProps {
  parts: readonly Part[];
  current: Part;
  counts: Waiting | undefined;
}

/** All parts of the dashboard: beside the content on a wide screen, behind a button on a phone. */
export function AdminMenu({ parts, current, counts }: AdminMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    // On a phone the link that has the focus is hidden now. On wide screens the button is hidden and can't get the focus.
    button.current?.focus();
  };
  const onEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isOpen) close();
  };
  const tabs = [...new Set(parts.map(({ tab }) => tab))];
  return (
    <nav aria-label={words.parts} onKeyDown={onEscape} className="lg:w-64 lg:shrink-0">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-12 w-full items-center gap-3 rounded-control border border-edge bg-raised px-4 py-1.5 text-left leading-tight font-semibold lg:hidden"
      >
        <span className="min-w-0 flex-1">
          <span className="sr-only">{words.parts}</span>{' '}
          {current.tabLabel === undefined ? current.label : `${current.tabLabel}: ${current.label}`}
        </span>
        <WaitingBadge found={parts.reduce((sum, part) => sum + countAt(part, counts), 0)} />
        <Icon name="chevron" className={`size-6 shrink-0 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <ul
        id={listId}
        className={`mt-2 gap-1 rounded-card border border-line bg-raised p-2 lg:mt-0 lg:grid ${isOpen ? 'grid' : 'hidden'}`}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab}
            views={parts.filter((part) => part.tab === tab)}
            current={current}
            counts={counts}
            onChoose={close}
          />
        ))}
      </ul>
    </nav>
  );
}

interface TabProps {
  views: readonly Part[];
  current: Part;
  counts: Waiting | undefined;
  onChoose(): void;
}

/** One link, or a label with a link to each view. */
function Tab({ views, current, counts, onChoose }: TabProps) {
  const links = views.map((part) => (
    <li key={addressOf(part)}>
      <Link
        to={addressOf(part)}
        // Beside the first reads, which any link's press asks for.
        onPointerDown={() => part.load().catch(() => undefined)}
        onClick={onChoose}
        aria-current={part === current ? 'page' : undefined}
        className="flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 font-semibold text-muted hover:text-ink leading-tight aria-[current]:bg-ink aria-[current]:text-raised"
      >
        <span className="flex-1">{part.label}</span>
        <WaitingBadge found={countAt(part, counts)} />
      </Link>
    </li>
  ));
  const tabLabel = views[0]?.tabLabel;
  if (tabLabel === undefined) return links;
  return (
    <li>
      <p className="px-3 pt-3 pb-1 text-sm text-muted">{tabLabel}</p>
      <ul className="grid gap-1 border-l border-line pl-2">{links}</ul>
    </li>
  );
}

/** Only the number is visible, so that the label beside it fits. */
function WaitingBadge({ found }: { found: number }) {
  if (found === 0) return null;
  return (
    <Badge kind="new">
      {count(found, MOST_COUNTED)} <span className="sr-only">{words.waiting}</span>
    </Badge>
  );
}
