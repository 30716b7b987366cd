import { useState } from 'react';
import { getMailPreferences, setMailPreferences } from '#shared/mail/endpoints.ts';
import { MAIL_KIND_NAMES, MAIL_KINDS, type MailKind } from '#shared/mail/kinds.ts';
import { Checkbox } from '../../components/inputs.tsx';
import { ErrorState, Skeleton } from '../../components/states.tsx';
import { toast } from '../../components/toast.tsx';
import { call } from '../../lib/api-client.ts';
import { useEndpoint } from '../../lib/use-endpoint.ts';
import { Section } from './section.tsx';
import { reasonOf } from './words.ts';

/** Which mails one gets. Each choice is kept at once, and goes back when it could not be. */
export function MailChoices() {
  const { data: wanted, error, mutate } = useEndpoint(getMailPreferences, {});
  const [saving, setSaving] = useState<MailKind>();
  const choose = async (kind: MailKind, isWanted: boolean) => {
    if (!wanted) return;
    setSaving(kind);
    try {
      await mutate(call(setMailPreferences, { body: { [kind]: isWanted } }), {
        optimisticData: { ...wanted, [kind]: isWanted },
        revalidate: false,
      });
    } catch (failure) {
      toast({ title: 'Your choice could not be saved', description: reasonOf(failure), kind: 'bad' });
    } finally {
      setSaving(undefined);
    }
  };
  return (
    <Section title="Mails">
      {wanted && (
        <div>
          {MAIL_KIND_NAMES.map((kind) => (
            <Checkbox
              key={kind}
              label={MAIL_KINDS[kind]}
              checked={wanted[kind]}
              aria-busy={saving === kind}
              onChange={({ target }) => choose(kind, target.checked)}
            />
          ))}
          <p className="text-sm text-muted">
            Mails about your account, such as a new password, come whatever you choose.
          </p>
        </div>
      )}
      {!wanted && error && (
        <ErrorState words="Your choices could not be loaded." onRetry={() => void mutate()} />
      )}
      {!wanted && !error && <Skeleton className="h-40 w-full" />}
    </Section>
  );
}
