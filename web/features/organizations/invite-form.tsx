import { entriesOf } from '#shared/names-of.ts';
import { type InvitationBody, invitationBody } from '#shared/organizations/schemas.ts';
import { roleNames, role as roleWord } from '#words/organizations/fields.ts';
import * as words from '#words/organizations/organizations.ts';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/forms/bound-fields.tsx';
import { FormFailure } from '../../components/forms/form-foot.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';

interface InviteFormProps {
  /** Says what the invitation does. */
  text: string;
  organizationId: string;
  send(body: InvitationBody, idempotencyKey: string): Promise<unknown>;
}

/** Invites a person by their email address. */
export function InviteForm({ text, organizationId, send }: InviteFormProps) {
  const form = useContractForm<InvitationBody, InvitationBody>({
    schema: invitationBody,
    defaults: { email: '', role: 'collector' },
    creates: `invitation.${organizationId}`,
    async send(body, key) {
      await send(body, key);
      form.reset({ email: '', role: body.role });
      toast({ ...words.invited(body.email), kind: 'good' });
    },
  });
  return (
    <form onSubmit={form.submit} noValidate className="flex max-w-form flex-col gap-4">
      <h3 className="text-lg font-semibold">{words.inviteTitle}</h3>
      <p className="text-muted">{text}</p>
      <div className="grid gap-4">
        <TextField form={form} name="email" label={words.email} type="email" autoComplete="off" />
        <SelectField form={form} name="role" label={roleWord} options={entriesOf(roleNames)} />
      </div>
      <FormFailure failure={form.failure} />
      <Button
        type="submit"
        variant="secondary"
        className="self-start"
        busy={form.formState.isSubmitting ? words.inviting : undefined}
      >
        {words.invite}
      </Button>
    </form>
  );
}
