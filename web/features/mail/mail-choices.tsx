import { useState } from 'react';
import { getMailPreferences, setMailPreferences } from '#shared/mail/endpoints.ts';
import { MAIL_KINDS, type MailKind } from '#shared/mail/kinds.ts';
import { mailKinds } from '#words/mail/kinds.ts';
import * as words from '#words/profiles/profile.ts';
import { Checkbox } from '../../components/forms/inputs.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { Read } from '../../components/read.tsx';
import { Section } from '../../components/section.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useMe } from '../../lib/session/session.tsx';
import { useParts } from '../../lib/site/site.ts';
import { reasonOf } from '../../parts/accounts/reason-of.ts';

/** The person's choices of emails. Each is saved at once, and reverts if saving failed. */
export function MailChoices() {
  const isAdmin = useMe()?.roles.includes('admin');
  const { isOn } = useParts();
  // The one about landings has its switch on the page of weekly landings.
  const kinds = MAIL_KINDS.filter((kind) => kind !== 'landings' && (kind !== 'reports' || isAdmin));
  const preferences = useEndpoint(getMailPreferences, {});
  const { data, mutate } = preferences;
  const [saving, setSaving] = useState<MailKind>();
  const [isSaved, setSaved] = useState(false);
  const choose = async (kind: MailKind, isWanted: boolean) => {
    if (!data) return;
    setSaving(kind);
    setSaved(false);
    try {
      await mutate(call(setMailPreferences, { body: { [kind]: isWanted } }), {
        optimisticData: { ...data, [kind]: isWanted },
        revalidate: false,
      });
      setSaved(true);
    } catch (failure) {
      toast({ title: words.mailsNotSaved, description: reasonOf(failure), kind: 'bad' });
    } finally {
      setSaving(undefined);
    }
  };
  return (
    <Section title={words.mails}>
      <Read of={preferences} failed={words.mailsNotLoaded}>
        {(wanted) => (
          <div>
            {kinds.map((kind) => (
              <div key={kind}>
                <Checkbox
                  label={mailKinds[kind]}
                  checked={wanted[kind]}
                  aria-busy={saving === kind}
                  onChange={({ target }) => choose(kind, target.checked)}
                />
                {kind === 'pledges' && isOn('alerts') && (
                  <p className="-mt-2 mb-2 pl-9 text-sm text-muted">{words.alertMails}</p>
                )}
              </div>
            ))}
            <p role="status" className="min-h-6 text-sm font-semibold text-good">
              {isSaved && words.mailsSaved}
            </p>
            <p className="text-sm text-muted">{words.accountMails}</p>
          </div>
        )}
      </Read>
    </Section>
  );
}
