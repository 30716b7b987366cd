import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listSitePosts } from '#shared/moderation/post-endpoints.ts';
import type { SitePost } from '#shared/moderation/post-schemas.ts';
import * as words from '#words/moderation/site-posts.ts';
import { Checkbox } from '../../components/forms/inputs.tsx';
import { ReadList } from '../../components/read.tsx';
import { Section } from '../../components/section.tsx';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { changeParams } from '../../lib/navigation/change-params.ts';
import { ModerationBar } from './moderation-bar.tsx';
import { type Filters, filtersIn, SitePostFilters } from './site-post-filters.tsx';
import { SitePostRow } from './site-post-row.tsx';

/** All catches and pledges, which administrators moderate without a report, several at once. */
export default function SitePosts() {
  const [params, setParams] = useSearchParams();
  const filters = filtersIn(params);
  return (
    <Section title={words.title}>
      <SitePostFilters
        {...filters}
        onFilter={(changes) => setParams(changeParams(params, changes), { replace: true })}
      />
      <Found key={JSON.stringify(filters)} filters={filters} />
    </Section>
  );
}

function Found({ filters }: { filters: Filters }) {
  const list = useEndpointList(listSitePosts, { query: { ...filters } }, { isChangedElsewhere: true });
  const [selected, setSelected] = useState<readonly string[]>([]);
  const chosen = list.items.filter(({ id }) => selected.includes(id));
  const select = (posts: readonly SitePost[], isSelected: boolean) => {
    const ids = posts.map(({ id }) => id);
    const others = selected.filter((id) => !ids.includes(id));
    setSelected(isSelected ? [...others, ...ids] : others);
  };
  return (
    <div className="@container flex flex-col gap-4">
      {list.items.length > 0 && (
        <Checkbox
          label={words.selectAll}
          checked={chosen.length === list.items.length}
          onChange={({ target }) => select(list.items, target.checked)}
        />
      )}
      <ReadList
        list={list}
        failed={words.notLoaded}
        moreFailed={words.moreNotLoaded}
        empty={words.none}
        label={words.list}
        className="divide-y divide-line rounded-card border border-line bg-raised"
        keyOf={({ id }) => id}
      >
        {(post) => (
          <SitePostRow
            post={post}
            isSelected={selected.includes(post.id)}
            onSelect={(isSelected) => select([post], isSelected)}
          />
        )}
      </ReadList>
      {chosen.length > 0 && (
        <ModerationBar
          posts={chosen}
          onClear={() => setSelected([])}
          onChanged={async () => void (await list.retry())}
        />
      )}
    </div>
  );
}
