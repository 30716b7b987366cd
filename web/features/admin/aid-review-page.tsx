import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { entriesOf } from '#shared/names-of.ts';
import * as words from '#words/organizations/review.ts';
import { ToggleGroup } from '../../components/forms/toggle-group.tsx';
import { changeParams } from '../../lib/navigation/change-params.ts';
import { ClaimReview } from '../claims/review/claim-review.tsx';
import { ApplicationQueue } from '../organizations/application-queue.tsx';
import { OrganizationList } from '../organizations/organization-list.tsx';

type View = keyof typeof words.views;

const CONTENT: Readonly<Record<View, ComponentType>> = {
  applications: ApplicationQueue,
  claims: ClaimReview,
  organizations: OrganizationList,
};
const VIEWS = entriesOf(words.views).map(([value, label]) => ({ value, label }));

/** What those who manage community aid do: decide about applications and claims, and look after organizations. */
export default function CommunityAid() {
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find(({ value }) => value === params.get('view'))?.value ?? 'applications';
  const Content = CONTENT[view];
  return (
    <div className="flex flex-col gap-5">
      <ToggleGroup<View>
        label={words.view}
        value={view}
        onChange={(chosen) => setParams(changeParams(params, { view: chosen }), { replace: true })}
        options={VIEWS}
      />
      <Content />
    </div>
  );
}
