import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { entriesOf } from '#shared/names-of.ts';
import * as words from '#words/site/settings.ts';
import { ToggleGroup } from '../../components/forms/toggle-group.tsx';
import { changeParams } from '../../lib/navigation/change-params.ts';
import { LimitSection } from './limit-section.tsx';
import { SiteSection } from './site-section.tsx';
import { SpeciesSection } from './species-section.tsx';

type View = keyof typeof words.views;

/** A new section goes in here, and its name into the words. */
const CONTENT: Readonly<Record<View, ComponentType>> = {
  site: SiteSection,
  species: SpeciesSection,
  limits: LimitSection,
};
const VIEWS = entriesOf(words.views).map(([value, label]) => ({ value, label }));

/** What administrators set for the site as a whole. */
export default function Settings() {
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find(({ value }) => value === params.get('view'))?.value ?? 'site';
  const Content = CONTENT[view];
  return (
    <div className="flex flex-col gap-5">
      {VIEWS.length > 1 && (
        <ToggleGroup<View>
          label={words.view}
          value={view}
          onChange={(chosen) => setParams(changeParams(params, { view: chosen }), { replace: true })}
          options={VIEWS}
        />
      )}
      <Content />
    </div>
  );
}
