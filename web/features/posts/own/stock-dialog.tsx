import { type FormEvent, useId, useState } from 'react';
import { QUANTITY_LENGTH } from '#shared/limits.ts';
import { withCount } from '#shared/posts/catches/quantity.ts';
import { type OwnCatch, type StockBody, stockBody } from '#shared/posts/catches/schemas.ts';
import { type Stock, stock as stockSchema } from '#shared/posts/catches/stock-schemas.ts';
import { save, saving } from '#words/general/form.ts';
import { amountWords } from '#words/posts/figures.ts';
import * as words from '#words/posts/my-posts.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { TextInput } from '../../../components/forms/inputs.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { Written } from '../../../components/text/written.tsx';
import { numberIn } from '../../../lib/forms/number-in.ts';
import { CountLeft } from './count-left.tsx';
import { useOpenHolds } from './use-open-holds.ts';
import { useStock } from './use-stock.ts';

interface StockDialogProps {
  post: Pick<OwnCatch, 'id' | 'quantity' | 'stock' | 'held' | 'collected'>;
  species: string;
  onChanged(): void;
  onClose(): void;
}

/** Asks for the amount left of a catch, or whether it is sold out. */
export default function StockDialog({ post, species, onChanged, onClose }: StockDialogProps) {
  const { stock, held = 0, collected = 0 } = post;
  const [left, setLeft] = useState(stock ? String(stock.left) : post.quantity);
  const [error, setError] = useState<string>();
  const done = () => {
    onChanged();
    onClose();
  };
  const { isBusy, setStock } = useStock(post.id, done);
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { body, message } = stock ? counted(post.quantity, stock, left, held + collected) : inWords(left);
    setError(message);
    if (body) void setStock(body);
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
        {stock ? (
          <>
            <CountLeft stock={stock} left={left} error={error} onChange={setLeft} />
            {held > 0 && <HeldToo postId={post.id} held={held} unit={stock.unit} />}
          </>
        ) : (
          <Field label={words.leftLabel} hint={words.leftHint} error={error}>
            {(control) => (
              <TextInput
                {...control}
                value={left}
                maxLength={QUANTITY_LENGTH}
                onChange={(event) => setLeft(event.target.value)}
              />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  );
}

interface HeldTooProps {
  postId: string;
  /** As the list of posts has it, which may have been read before a change. */
  held: number;
  unit: Stock['unit'];
}

/** The amount that buyers hold, and whose it is. */
function HeldToo({ postId, held, unit }: HeldTooProps) {
  const { holds, amount = held } = useOpenHolds('catch', postId, true);
  return (
    <div className="mt-3 grid gap-1">
      <p>{words.heldToo(amountWords(amount, unit))}</p>
      <ul className="list-disc pl-5">
        {holds.map(({ id, of }) => (
          <li key={id}>
            <Written>{of}</Written>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Read {
  body?: StockBody | undefined;
  /** The error of the field. */
  message?: string | undefined;
}

function inWords(quantity: string): Read {
  const { data, error } = stockBody.safeParse({ sold: false, quantity });
  return { body: data, message: error?.issues[0]?.message };
}

/**
 * Reads the number, and changes it in the words too. Nothing left is sold.
 * @param taken what buyers held and had collected when the dialog opened
 */
function counted(quantity: string, stock: Stock, text: string, taken: number): Read {
  const left = numberIn(text);
  if (left === 0) return { body: { sold: true } };
  const { data, error } = stockSchema.safeParse({ ...stock, left });
  if (!data) return { message: error.issues[0]?.message };
  const said = withCount(quantity, stock.left, data.left) ?? amountWords(data.left, stock.unit);
  return { body: { sold: false, left: data.left, quantity: said, taken } };
}
