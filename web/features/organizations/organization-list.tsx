import { useState } from 'react';
import { Link } from 'react-router-dom';
import { listOrganizations, manageOrganization } from '#shared/organizations/admin-endpoints.ts';
import type { OrganizationDetails } from '#shared/organizations/schemas.ts';
import { save, saving } from '#words/general/form.ts';
import { organizationTypes } from '#words/organizations/application.ts';
import { states } from '#words/organizations/fields.ts';
import * as words from '#words/organizations/organizations.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { TitledCard } from '../../components/cards/titled-card.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { ReadList } from '../../components/read.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { toOrganization } from '../../lib/navigation/paths.ts';
import { CheckEin } from './check-ein.tsx';
import { MembersDialog } from './members-dialog.tsx';
import { OrganizationFacts } from './organization-facts.tsx';
import { formOf, SettingsDialog } from './settings-dialog.tsx';

/** All organizations, newest first, each with a manager's actions. */
export default function OrganizationList() {
  const list = useEndpointList(listOrganizations, {}, { isChangedElsewhere: true });
  const [opened, setOpened] = useState<{ what: 'settings' | 'members'; organization: OrganizationDetails }>();
  const close = () => setOpened(undefined);
  return (
    <>
      <ReadList
        list={list}
        failed={words.allNotLoaded}
        moreFailed={words.moreNotLoaded}
        empty={words.none}
        keyOf={({ id }) => id}
      >
        {(organization) => (
          <OrganizationCard
            organization={organization}
            onOpen={(what) => setOpened({ what, organization })}
            onChanged={list.retry}
          />
        )}
      </ReadList>
      {opened?.what === 'members' && <MembersDialog organization={opened.organization} onClose={close} />}
      {opened?.what === 'settings' && (
        <SettingsDialog
          title={words.editTitle(opened.organization.name)}
          defaults={formOf(opened.organization)}
          submit={save}
          busy={saving}
          send={async (body) => {
            const params = { organizationId: opened.organization.id };
            await call(manageOrganization, { params, body });
            await list.retry();
            toast({ title: words.saved, kind: 'good' });
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

interface OrganizationCardProps {
  organization: OrganizationDetails;
  onOpen(what: 'settings' | 'members'): void;
  onChanged(): unknown;
}

function OrganizationCard({ organization, onOpen, onChanged }: OrganizationCardProps) {
  const { id, name, type, state, papers } = organization;
  const title = (
    <Link to={toOrganization(id)} className="text-link">
      {name}
    </Link>
  );
  const head = (
    <p className="flex flex-wrap gap-2">
      <Badge kind="quiet">{organizationTypes[type]}</Badge>
      {state === 'paused' && <Badge kind="new">{states.paused}</Badge>}
    </p>
  );
  return (
    <TitledCard title={title} head={head}>
      <OrganizationFacts organization={organization} />
      <div className="mt-auto flex flex-wrap gap-3">
        <Button variant="secondary" aria-label={words.editTitle(name)} onClick={() => onOpen('settings')}>
          {words.edit}
        </Button>
        <Button variant="secondary" aria-label={words.membersOf(name)} onClick={() => onOpen('members')}>
          {words.members}
        </Button>
        {papers && <CheckEin organizationId={id} name={name} papers={papers} onChecked={onChanged} />}
      </div>
    </TitledCard>
  );
}
