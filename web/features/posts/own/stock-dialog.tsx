import { type FormEvent, useId, useState } from 'react';
import { QUANTITY_LENGTH } from '#shared/limits.ts';
import { stockBody } from '#shared/posts/catches/schemas.ts';
import { save, saving } from '#words/general/form.ts';
import * as words from '#words/posts/my-posts.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { TextInput } from '../../../components/forms/inputs.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { useStock } from './use-stock.ts';

interface StockDialogProps {
  post: { id: string; quantity: string };
  species: string;
  onChanged(): void;
  onClose(): void;
}

/** Asks how much of a catch is left, or whether all is sold. */
export default function StockDialog({ post, species, onChanged, onClose }: StockDialogProps) {
  const [quantity, setQuantity] = useState(post.quantity);
  const [error, setError] = useState<string>();
  const done = () => {
    onChanged();
    onClose();
  };
  const { isBusy, setStock } = useStock(post.id, done);
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = stockBody.safeParse({ sold: false, quantity });
    setError(parsed.error?.issues[0]?.message);
    if (parsed.success) void setStock(parsed.data);
  };
  return (
    <Dialog
      onClose={onClose}
      title={words.leftTitle(species)}
      footer={
        <>
          <Button variant="secondary" onClick={() => void setStock({ sold: true })}>
            {words.markSold}
          </Button>
          <Button type="submit" form={formId} busy={isBusy ? saving : undefined}>
            {save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={words.leftLabel} hint={words.leftHint} error={error}>
          {(control) => (
            <TextInput
              {...control}
              value={quantity}
              maxLength={QUANTITY_LENGTH}
              onChange={(event) => setQuantity(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
