import * as words from '#words/posts/posting.ts';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { RichText } from '../../../components/text/rich-text.tsx';

export default function MealDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog onClose={onClose} title={words.mealTitle}>
      <div className="grid gap-4">
        <p>
          <RichText text={words.meal} tags={{ size: (content) => <strong>{content}</strong> }} />
        </p>
        <table className="w-full text-left">
          <caption className="sr-only">{words.mealsOfFish}</caption>
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="pb-1 font-medium">
                {words.wholeFish}
              </th>
              <th scope="col" className="pb-1 text-right font-medium">
                {words.givesAbout}
              </th>
            </tr>
          </thead>
          <tbody>
            {words.mealExamples.map(([weight, meals]) => (
              <tr key={weight} className="border-t border-line">
                <th scope="row" className="py-2.5 font-display text-lg font-bold">
                  {weight}
                </th>
                <td className="py-2.5 text-right font-semibold">{meals}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-muted">{words.mealPoints}</p>
      </div>
    </Dialog>
  );
}
