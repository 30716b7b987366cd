import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { PostKind } from '#shared/posts/schemas.ts';
import { DISPOSITIONS } from '#shared/posts/schemas.ts';
import { dispositions } from '#words/posts/catch-choices.ts';
import * as words from '#words/posts/posting.ts';
import { Icon, type IconName } from '../../../components/drawings/icons.tsx';
import { FieldError } from '../../../components/forms/field.tsx';
import { useParts } from '../../../lib/site/site.ts';
import { DealerRules } from '../form/dealer-rules.tsx';
import { FormRadios, idOf, useIssue } from '../form/form-field.tsx';
import { MealInfo } from '../form/meal-info.tsx';
import type { PostForm } from '../form/post-form.ts';

interface KindCard {
  kind: PostKind;
  title: string;
  text: string;
  icon: IconName;
}

const KINDS: readonly KindCard[] = [
  {
    kind: 'pledge',
    title: words.pledgeTitle,
    text: words.pledgeText,
    icon: 'heart',
  },
  {
    kind: 'catch',
    title: words.sellTitle,
    text: words.sellText,
    icon: 'fish',
  },
];

/** Step 2: whether it is pledged or sold, and how it is prepared. */
export function ChoiceStep() {
  const { field } = useController<PostForm, 'kind'>({ name: 'kind' });
  const error = useIssue('kind');
  const { hasKind } = useParts();
  const kinds = KINDS.filter(({ kind }) => hasKind(kind));
  const errorId = useId();
  return (
    <>
      <fieldset className="grid min-w-0 gap-2" aria-describedby={error === undefined ? undefined : errorId}>
        <legend className="sr-only">{words.pledgeOrSell}</legend>
        <div className="grid gap-3 md:grid-cols-2">
          {kinds.map((card, index) => (
            <BigCard
              key={card.kind}
              {...card}
              id={index === 0 ? idOf('kind') : undefined}
              isChosen={field.value === card.kind}
              onChoose={() => field.onChange(card.kind)}
            />
          ))}
        </div>
        <FieldError id={errorId} message={error} />
      </fieldset>
      <FormRadios
        name="disposition"
        legend={words.howPrepared}
        options={DISPOSITIONS.map((value) => ({
          value,
          label: dispositions[value],
          hint: words.dispositionHints[value],
        }))}
      />
      {field.value === 'catch' && <DealerRules />}
    </>
  );
}

interface BigCardProps extends KindCard {
  id?: string;
  isChosen: boolean;
  onChoose(): void;
}

/** Pressing anywhere on the card chooses it, except on the question inside it. */
function BigCard({ kind, title, text, icon, id, isChosen, onChoose }: BigCardProps) {
  const textId = useId();
  return (
    <div className="relative grid content-start gap-1 rounded-card border-2 border-edge bg-raised p-4 hover:border-ink has-checked:border-accent has-checked:bg-sunken has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus">
      <Icon name={icon} className="size-9 text-accent-text" />
      <label className="flex cursor-pointer items-center justify-between gap-3 font-display text-lg font-bold wrap-anywhere after:absolute after:inset-0">
        {title}
        <input
          id={id}
          type="radio"
          name={idOf('kind')}
          value={kind}
          checked={isChosen}
          onChange={onChoose}
          aria-describedby={textId}
          className="relative z-10 size-6 shrink-0 accent-ink outline-none"
        />
      </label>
      <p id={textId} className="text-muted">
        {text}
      </p>
      {kind === 'pledge' && <MealInfo className="relative z-10 justify-self-start" />}
    </div>
  );
}
