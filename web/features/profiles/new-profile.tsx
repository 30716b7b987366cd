import { useState } from 'react';
import * as z from 'zod/mini';
import { createProfile } from '#shared/profiles/endpoints.ts';
import { PROFILE_TYPES, type ProfileType } from '#shared/profiles/profile-types.ts';
import { type NewProfileBody, newProfileBody } from '#shared/profiles/schemas.ts';
import * as words from '#words/profiles/profile.ts';
import * as profileTypes from '#words/profiles/types.ts';
import { Button } from '../../components/button.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { Section } from '../../components/section.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import type { Me } from '../../lib/session/session.tsx';
import { useSuspension } from '../../lib/session/use-suspension.ts';
import { ProfileInputs } from './profile-fields.tsx';
import { firstForm, type ProfileForm } from './profile-form.ts';

interface NewProfileProps {
  me: Me;
  onCreated(): Promise<void>;
}

/** Lists the profile types that the person doesn't have yet, with the form to create one. */
export function NewProfile({ me, onCreated }: NewProfileProps) {
  const [chosen, choose] = useState<ProfileType>();
  const isSuspended = useSuspension() !== undefined;
  const taken = me.profiles.map(({ profileType }) => profileType);
  const free = PROFILE_TYPES.filter((type) => !taken.includes(type));
  if (free.length === 0) return null;
  if (chosen !== undefined && free.includes(chosen)) {
    const close = () => choose(undefined);
    return (
      <Section title={words.newProfileOf(profileTypes.labels[chosen])}>
        <NewProfileForm
          key={chosen}
          profileType={chosen}
          me={me}
          onClose={close}
          onCreated={async () => {
            await onCreated();
            close();
          }}
        />
      </Section>
    );
  }
  // The banner above the page says why.
  if (isSuspended) return null;
  return (
    <Section title={taken.length === 0 ? profileTypes.question : words.addProfile}>
      <ul className="grid gap-3 md:grid-cols-2">
        {free.map((type) => (
          <li
            key={type}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-raised p-4"
          >
            <div className="min-w-0 grow basis-40">
              <h3 className="font-sans text-base font-semibold">{profileTypes.labels[type]}</h3>
              <p className="text-sm text-muted">{profileTypes.hints[type]}</p>
            </div>
            <Button
              variant="secondary"
              onClick={() => choose(type)}
              aria-label={words.addProfileOf(profileTypes.labels[type])}
            >
              {words.add}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface NewProfileFormProps {
  profileType: ProfileType;
  me: Me;
  onClose(): void;
  onCreated(): Promise<void>;
}

/** Makes one profile of this type. */
export function NewProfileForm({ profileType, me, onClose, onCreated }: NewProfileFormProps) {
  const [schema] = useState(() => bodyOf(profileType));
  const form = useContractForm<ProfileForm, NewProfileBody>({
    schema,
    defaults: firstForm(me),
    creates: `profile.${profileType}`,
    async send(body, idempotencyKey) {
      await call(createProfile, { body, idempotencyKey });
      await onCreated();
      toast({ title: words.created, kind: 'good' });
    },
  });
  return (
    <form
      onSubmit={form.submit}
      noValidate
      className="flex flex-col gap-5 rounded-card border border-line bg-raised p-4 md:p-5"
    >
      <div className="flex max-w-form flex-col gap-5">
        <ProfileInputs
          profileType={profileType}
          form={form}
          submit={words.createProfile}
          busy={words.creating}
          onCancel={onClose}
        />
      </div>
    </form>
  );
}

/** Each type has only its own fields. */
function bodyOf(profileType: ProfileType): z.ZodMiniType<NewProfileBody, unknown> {
  const asked = z.transform((values: unknown): z.input<typeof newProfileBody> => {
    const { role, isNamedInReports, ...common }: ProfileForm = Object(values);
    if (profileType === 'organization_user') return { ...common, profileType, role };
    return profileType === 'fisherman'
      ? { ...common, profileType, isNamedInReports }
      : { ...common, profileType };
  });
  return z.pipe(asked, newProfileBody);
}
