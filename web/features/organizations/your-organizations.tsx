import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { askToJoin, findOrganizations } from '#shared/organizations/endpoints.ts';
import type { FoundOrganization } from '#shared/organizations/schemas.ts';
import { roleNames } from '#words/organizations/fields.ts';
import * as words from '#words/organizations/organizations.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { TextInput } from '../../components/forms/inputs.tsx';
import { ActionButton } from '../../components/overlays/action-button.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { useAction } from '../../components/overlays/use-action.ts';
import { Section } from '../../components/section.tsx';
import { Written } from '../../components/text/written.tsx';
import { call } from '../../lib/api/api-client.ts';
import { PATHS, toOrganization } from '../../lib/navigation/paths.ts';
import type { Me } from '../../lib/session/session.tsx';

/** Links to the organizations that the person acts for, or a form to ask one to accept them as a member. */
export function YourOrganizations({ me: { organizations, profiles } }: { me: Me }) {
  const isMember = profiles.some(({ profileType }) => profileType === 'organization_user');
  if (organizations.length > 0) {
    return (
      <Section title={words.yours}>
        <ul className="grid gap-3 md:grid-cols-2">
          {organizations.map(({ id, name, role }) => (
            <li key={id}>
              <Link
                to={toOrganization(id)}
                className="flex min-h-12 flex-wrap items-center justify-between gap-2 rounded-card border border-line bg-raised p-4 hover:border-ink"
              >
                <span className="font-semibold wrap-anywhere">{name}</span>
                <span className="text-sm text-muted">{roleNames[role]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    );
  }
  return isMember ? <Join /> : null;
}

/** Finds an organization by name, and asks its coordinators to accept the person. */
function Join() {
  const [name, setName] = useState('');
  const [found, setFound] = useState<readonly FoundOrganization[]>();
  const { isBusy: isSearching, run: search } = useAction(
    async () => setFound((await call(findOrganizations, { query: { q: name } })).items),
    words.notSearched,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') void search();
  };
  return (
    <Section title={words.yours}>
      <p className="text-muted">{words.joinText}</p>
      <form onSubmit={submit} noValidate className="flex max-w-form flex-col gap-4">
        <Field label={words.organizationName}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              onChange={({ target }) => setName(target.value)}
              autoComplete="organization"
              enterKeyHint="search"
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="secondary"
          className="self-start"
          busy={isSearching ? words.searching : undefined}
        >
          {words.search}
        </Button>
      </form>
      <div aria-live="polite">{found && <FoundOrganizations found={found} />}</div>
    </Section>
  );
}

function FoundOrganizations({ found }: { found: readonly FoundOrganization[] }) {
  if (found.length === 0) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p>{words.noneFound}</p>
        <ButtonLink to={PATHS.communityAidContact} variant="secondary">
          {words.apply}
        </ButtonLink>
      </div>
    );
  }
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-raised">
      {found.map((each) => (
        <li key={each.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              <Written>{each.name}</Written>
            </p>
            <p className="text-sm text-muted">
              <Written>{each.place}</Written>
            </p>
          </div>
          <Ask organization={each} />
        </li>
      ))}
    </ul>
  );
}

function Ask({ organization: { id: organizationId, name } }: { organization: FoundOrganization }) {
  const ask = async () => {
    await call(askToJoin, { params: { organizationId } });
    toast({ ...words.asked(name), kind: 'good' });
  };
  return (
    <ActionButton aria-label={words.askName(name)} busy={words.asking} action={ask} failed={words.notAsked}>
      {words.ask}
    </ActionButton>
  );
}
