import * as words from '#words/information/pledge-guide.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Plates } from '../../components/drawings/page-drawings.tsx';
import { PagePicture } from '../../components/text/page-picture.tsx';
import { ProsePage, Section, Steps } from '../../components/text/prose.tsx';
import { PATHS, toQuestion } from '../../lib/navigation/paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { useParts } from '../../lib/site/site.ts';
import { ImpactSoFar } from '../impact/impact-so-far.tsx';

export default function WhatsInAPledge() {
  usePageHead(words.title, () => ({ description: words.lead }));
  return (
    <ProsePage
      title={words.title}
      lead={words.lead}
      picture={<PagePicture name="meals" alt={words.picture} />}
    >
      <Section title={words.mealTitle}>
        <p>{words.meal}</p>
        <table className="w-full max-w-form border-collapse text-left">
          <caption className="sr-only">{words.mealsOfFish}</caption>
          <thead>
            <tr className="border-b-2 border-line">
              <th scope="col" className="py-2 pr-4">
                {words.fish}
              </th>
              <th scope="col" className="py-2">
                {words.makes}
              </th>
            </tr>
          </thead>
          <tbody>
            {words.examples.map(({ fish, meals, atLeast, atMost }) => (
              <tr key={fish} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-4 font-normal">
                  {fish}
                </th>
                <td className="py-2 font-semibold">
                  {meals}
                  <Plates atLeast={atLeast} atMost={atMost} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section title={words.stepsTitle}>
        <Steps items={words.steps(useParts().isOn)} />
      </Section>
      <Section title={words.rewardTitle}>
        <p>{words.reward}</p>
      </Section>
      <ImpactSoFar />
      <div className="flex flex-col gap-3 md:flex-row">
        <ButtonLink to={PATHS.getInvitation} variant="primary">
          {words.requestInvitation}
        </ButtonLink>
        <ButtonLink to={PATHS.login} variant="secondary">
          {words.backToLogin}
        </ButtonLink>
        <ButtonLink to={toQuestion('how-do-i-pledge-meals')} variant="quiet">
          {words.howToPledge}
        </ButtonLink>
      </div>
    </ProsePage>
  );
}
