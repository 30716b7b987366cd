import { useState } from 'react';
import * as words from '#words/aid-review.ts';
import { ToggleGroup } from '../../components/toggle-group.tsx';
import { ApplicationQueue } from './application-queue.tsx';
import { OrganizationList } from './organization-list.tsx';

type View = keyof typeof words.views;
const VIEWS = Object.entries(words.views).map(([value, label]) => ({ value: value as View, label }));

/** What those who manage community aid do: decide about applications, and look after organizations. */
export default function CommunityAid() {
  const [view, setView] = useState<View>('applications');
  return (
    <div className="flex flex-col gap-5">
      <ToggleGroup<View> label={words.view} value={view} onChange={setView} options={VIEWS} />
      {view === 'applications' ? <ApplicationQueue /> : <OrganizationList />}
    </div>
  );
}
