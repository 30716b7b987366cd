import type { FormEvent, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { PostKind } from '#shared/posts/schemas.ts';
import * as words from '#words/posts/posting.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/drawings/icons.tsx';
import { ErrorSummary } from '../../../components/forms/error-summary.tsx';
import { FormSection } from '../../../components/forms/form-section.tsx';
import { Stepper } from '../../../components/forms/stepper.tsx';
import { PATHS } from '../../../lib/navigation/paths.ts';
import { usePageTitle } from '../../../lib/navigation/use-page-title.ts';
import { KeptNotice } from '../../../parts/posts/kept-notice.tsx';
import { PostProblemNotice } from '../../../parts/posts/post-problem-notice.tsx';
import { Issues, idOf } from '../form/form-field.tsx';
import type { Step } from '../form/post-steps.ts';
import { PhotoPicker } from '../photos/photo-picker.tsx';
import { BasicsStep } from './basics-step.tsx';
import { ChoiceStep } from './choice-step.tsx';
import { ListingStep } from './listing-step.tsx';
import { PledgeStep } from './pledge-step.tsx';
import { PostSoFar } from './post-so-far.tsx';
import { type Poster, type PostWizardOptions, usePostWizard } from './use-post-wizard.ts';

interface PostWizardProps extends PostWizardOptions {
  /** At the start of a new post, for people who are still at sea. */
  atSea?: ReactNode;
  /** Called to discard the draft. */
  onStartOver(): void;
}

type Wizard = ReturnType<typeof usePostWizard>;

/** Posting a catch in three steps (second document, "Post Catch"). */
export function PostWizard({ onStartOver, atSea, ...options }: PostWizardProps) {
  const wizard = usePostWizard(options);
  const { poster } = options;
  const { step, form, issues } = wizard;
  const { heading, action } = wordsOf(step, form.kind || 'catch');
  usePageTitle(words.stepTitle(heading, step));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    wizard.goOn();
  };
  return (
    <FormProvider {...wizard.methods}>
      <Issues value={issues}>
        <form noValidate onSubmit={submit} className="@container page pt-5 md:py-10">
          {/* Keeps inputs and their errors clear of the bars at the bottom when they scroll into view. */}
          <div className="mx-auto grid max-w-form grid-cols-1 gap-6 [&_:is(input,select,textarea)]:scroll-mb-24">
            <Header step={step} kind={form.kind} heading={heading} onBack={wizard.back} />
            {step === 1 && !options.returned && atSea}
            {wizard.isResumed && <KeptNotice onStartOver={onStartOver} />}
            <ErrorSummary issues={issues} idOf={idOf} />
            <StepInputs wizard={wizard} poster={poster} />
            <ActionBar wizard={wizard} action={action} />
          </div>
        </form>
      </Issues>
    </FormProvider>
  );
}

const { notPosted, sessionEnded, postAnother, seeMyPosts } = words;
const problemWords = (kind: PostKind) => ({
  ...{ notPosted, sessionEnded, postAnother, seeMyPosts },
  earlier: {
    certain: { title: words.postedAlready, text: words.postedAlreadyText(kind) },
    maybe: { title: words.maybePosted, text: words.maybePostedText(kind) },
  },
});

function wordsOf(step: Step, kind: PostKind) {
  if (step === 1) return words.steps.basics;
  return step === 2 ? words.steps.choice : words.steps[kind];
}

interface HeaderProps {
  step: Step;
  kind: PostKind | '';
  heading: string;
  onBack(): void;
}

function Header({ step, kind, heading, onBack }: HeaderProps) {
  const last = kind === '' ? words.details : words.steps[kind].name;
  return (
    <header className="grid gap-4">
      <Stepper step={step} steps={[words.steps.basics.name, words.steps.choice.name, last]} />
      <div className="flex items-center gap-1">
        {step > 1 && (
          <button
            type="button"
            onClick={onBack}
            aria-label={words.back}
            className="-ml-3 flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-sunken"
          >
            <Icon name="back" className="size-6" />
          </button>
        )}
        <h1 tabIndex={-1} className="text-2xl">
          {heading}
        </h1>
      </div>
    </header>
  );
}

function StepInputs({ wizard, poster }: { wizard: Wizard; poster: Poster }) {
  const { step, form, photos } = wizard;
  if (step === 1) return <BasicsStep photos={photos} />;
  if (step === 2) return <ChoiceStep />;
  return (
    <>
      <PostSoFar slots={photos.slots} />
      {form.kind === 'pledge' ? (
        <PledgeStep name={poster.name} photos={photos} />
      ) : (
        <>
          <ListingStep {...poster} />
          {wizard.photosNeedCare && (
            <FormSection title={words.photos}>
              <PhotoPicker
                photos={photos}
                legend={words.photosOfCatch}
                hint={words.photosNotArrived}
                adds="catch"
                species={form.species}
              />
            </FormSection>
          )}
        </>
      )}
    </>
  );
}

/**
 * Within reach of a thumb on a phone, above the bottom bar, whose height grows with the text. It is not sticky if the
 * text is so large that the bar takes two rows.
 */
function ActionBar({ wizard, action }: { wizard: Wizard; action: string }) {
  const { posting, form } = wizard;
  return (
    <div className="above-bottom-bar z-20 -mx-4 grid gap-2 border-t border-line bg-surface px-4 py-3 max-md:@min-[18rem]:sticky md:mx-0 md:border-0 md:p-0">
      <PostProblemNotice
        problem={posting.problem}
        words={problemWords(form.kind || 'catch')}
        here={`${PATHS.postCatch}?step=3`}
        onClose={posting.dismissProblem}
        onPostAnew={wizard.postAnew}
      />
      <Button type="submit" size="large" wide busy={wizard.busy}>
        {action}
      </Button>
    </div>
  );
}
