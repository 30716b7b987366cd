import { useState } from 'react';
import { updateProfile } from '#shared/profiles/endpoints.ts';
import type { OwnProfile } from '#shared/profiles/own-profile.ts';
import type { ProfilePatch } from '#shared/profiles/schemas.ts';
import { save, saving } from '#words/general/form.ts';
import * as words from '#words/profiles/profile.ts';
import * as profileTypes from '#words/profiles/types.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { Section } from '../../components/section.tsx';
import { Written } from '../../components/text/written.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useSuspension } from '../../lib/session/use-suspension.ts';
import { reasonOf } from '../../parts/accounts/reason-of.ts';
import { ProfileInputs } from './profile-fields.tsx';
import { changesOf, type ProfileForm, toForm } from './profile-form.ts';

interface ProfileEditorProps {
  profile: OwnProfile;
  /** Called after it was saved. */
  onChanged(): Promise<void>;
}

/** A profile's values, or the form to change them. */
export function ProfileEditor({ profile, onChanged }: ProfileEditorProps) {
  const [isEditing, setEditing] = useState(false);
  const isSuspended = useSuspension() !== undefined;
  const label = profileTypes.labels[profile.profileType];
  const edit = (
    <Button variant="secondary" onClick={() => setEditing(true)} aria-label={words.editProfile(label)}>
      {words.edit}
    </Button>
  );
  return (
    <Section title={words.profileOf(label)} action={!isEditing && !isSuspended && edit}>
      <div className="rounded-card border border-line bg-raised p-4 md:p-5">
        {isEditing ? (
          <EditForm profile={profile} onChanged={onChanged} onClose={() => setEditing(false)} />
        ) : (
          <Facts profile={profile} />
        )}
      </div>
    </Section>
  );
}

function Facts({ profile }: { profile: OwnProfile }) {
  const facts: [string, string | undefined][] = [
    [words.name, profile.name],
    [words.role, profile.role],
    [words.phone, profile.phone],
    [words.location, profile.location],
    [words.zipcode, profile.zipcode],
    [words.bio, profile.bio],
    [words.inReports.label, namedWords(profile.isNamedInReports)],
  ];
  return (
    <>
      {profile.isPrimary && (
        <p className="mb-3">
          <Badge kind="quiet">{words.primary}</Badge>
        </p>
      )}
      <dl className="grid gap-3 md:grid-cols-[8rem_1fr]">
        {facts.map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name} className="contents">
                <dt className="-mb-3 text-sm text-muted md:mb-0 md:text-base">{name}</dt>
                <Written as="dd" className="max-w-read min-w-0">
                  {value || <span className="text-muted">{words.notGiven}</span>}
                </Written>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

const namedWords = (isNamed: boolean | undefined) =>
  isNamed === undefined ? undefined : isNamed ? words.inReports.yes : words.inReports.no;

function EditForm({ profile, onChanged, onClose }: ProfileEditorProps & { onClose(): void }) {
  const { profileType } = profile;
  const [schema] = useState(() => changesOf(profile));
  const form = useContractForm<ProfileForm, ProfilePatch>({
    schema,
    defaults: toForm(profile),
    async send(body) {
      if (Object.keys(body).length === 0) return onClose();
      try {
        await call(updateProfile, { params: { profileType }, body });
      } catch (error) {
        toast({ title: words.notUpdated, description: reasonOf(error), kind: 'bad' });
        throw error;
      }
      await onChanged();
      toast({ title: words.updated, kind: 'good' });
      onClose();
    },
  });
  return (
    <form onSubmit={form.submit} noValidate className="flex max-w-form flex-col gap-5">
      <ProfileInputs profileType={profileType} form={form} submit={save} busy={saving} onCancel={onClose} />
    </form>
  );
}
