import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import * as words from '#words/posts/pro-posts.ts';
import { ChoiceCard } from '../../../components/forms/choice-card.tsx';
import { FieldError } from '../../../components/forms/field.tsx';
import { idOf, useIssue } from './form-field.tsx';
import type { PostForm } from './post-form.ts';

/** Offers to make the catch Pro. It is shown only to people who have a credit. */
export function ProField({ credits }: { credits: number }) {
  const { register, watch } = useFormContext<PostForm>();
  const error = useIssue('useCredit');
  const errorId = `${idOf('useCredit')}-error`;
  // The offer stays even if another catch uses the last credit meanwhile.
  const isOffered = useRef(false);
  isOffered.current ||= credits > 0 || watch('useCredit');
  if (!isOffered.current) return null;
  return (
    <div className="grid gap-2">
      <ChoiceCard
        {...register('useCredit')}
        type="checkbox"
        id={idOf('useCredit')}
        label={words.makePro}
        hint={words.takesCredit(credits)}
        {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
      />
      <FieldError id={errorId} message={error} />
    </div>
  );
}
