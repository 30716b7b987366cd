import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Group } from '#shared/contract/endpoint.ts';
import { namesOf } from '#shared/names-of.ts';
import * as words from '#words/newsletters/email-tools.ts';
import { ToggleGroup } from '../../components/forms/toggle-group.tsx';
import { changeParams } from '../../lib/navigation/change-params.ts';
import { useSession } from '../../lib/session/session.tsx';
import { Letters } from '../contact/letters.tsx';
import { RequestQueue } from '../invitations/request-queue.tsx';
import { Mailings } from '../newsletters/mailings.tsx';
import { SampleInvitation } from '../newsletters/sample-invitation.tsx';

type View = keyof typeof words.views;

const CONTENT: Readonly<Record<View, ComponentType>> = {
  requests: RequestQueue,
  mailings: Mailings,
  letters: Letters,
  sample: SampleInvitation,
};
/** Who sees a view that not everybody with this tab sees. */
const ONLY_FOR: Partial<Record<View, Group>> = { letters: 'admin' };

/** What is written to strangers, and what they write. */
export default function EmailTools() {
  const [params, setParams] = useSearchParams();
  const session = useSession();
  const roles = (session.status === 'signed-in' && session.me?.roles) || [];
  const options = namesOf(CONTENT)
    .filter((value) => isFor(roles, ONLY_FOR[value]))
    .map((value) => ({ value, label: words.views[value] }));
  const view = options.find(({ value }) => value === params.get('view'))?.value ?? 'requests';
  const Content = CONTENT[view];
  return (
    <div className="flex flex-col gap-5">
      <ToggleGroup<View>
        label={words.view}
        value={view}
        onChange={(chosen) =>
          setParams(changeParams(params, { view: chosen, write: undefined }), { replace: true })
        }
        options={options}
      />
      <Content />
    </div>
  );
}

const isFor = (roles: readonly Group[], group: Group | undefined) =>
  group === undefined || roles.includes(group);
