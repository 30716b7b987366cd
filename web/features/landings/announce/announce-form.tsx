import { Suspense } from 'react';
import * as words from '#words/landings/announcing.ts';
import { Button } from '../../../components/button.tsx';
import { FormErrors } from '../../../components/forms/bound-fields.tsx';
import { FormFailure } from '../../../components/forms/form-foot.tsx';
import { PATHS } from '../../../lib/navigation/paths.ts';
import { KeptNotice } from '../../../parts/posts/kept-notice.tsx';
import { PostProblemNotice } from '../../../parts/posts/post-problem-notice.tsx';
import { AnnounceFields } from './announce-fields.tsx';
import { FormFrame } from './form-frame.tsx';
import { RepeatFields } from './repeat-fields.tsx';
import { type AnnounceOptions, useAnnouncing } from './use-announcing.ts';

const { notPosted, sessionEnded, earlier, postAnother, seeMyPosts } = words;
const PROBLEM_WORDS = { notPosted, sessionEnded, earlier, postAnother, seeMyPosts };

interface AnnounceFormProps extends AnnounceOptions {
  /** The place in the person's profile. */
  place: string;
  /** Called to discard the draft. */
  onStartOver(): void;
}

/** The form that announces a landing, at sea and with one hand. */
export function AnnounceForm({ place, onStartOver, ...options }: AnnounceFormProps) {
  const { form, posting, postAnew } = useAnnouncing(options);
  const isRepeated = form.watch('isRepeated');
  return (
    <FormFrame
      title={words.title}
      lead={words.lead}
      onSubmit={form.submit}
      foot={
        <>
          <Suspense>
            <PostProblemNotice
              problem={posting.problem}
              words={PROBLEM_WORDS}
              here={PATHS.newLanding}
              onClose={posting.dismissProblem}
              onPostAnew={postAnew}
            />
          </Suspense>
          <FormFailure failure={form.failure} />
          <Button
            type="submit"
            size="large"
            wide
            busy={form.formState.isSubmitting ? words.announcing : undefined}
          >
            {isRepeated ? words.announceSeries : words.announce}
          </Button>
        </>
      }
    >
      {options.first.wasKept && <KeptNotice removed={words.startOverText} onStartOver={onStartOver} />}
      <FormErrors form={form} />
      <AnnounceFields form={form} place={place} repeat={<RepeatFields form={form} />} />
    </FormFrame>
  );
}
