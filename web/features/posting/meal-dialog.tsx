import { Dialog } from '../../components/dialog.tsx';

/** Second document, section 1. */
const EXAMPLES = [
  ['1 lb', '2–3 meals'],
  ['2 lb', '4–6 meals'],
  ['5 lb', '10–15 meals'],
] as const;

export default function MealDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog open onClose={onClose} title="What's in a Meal?">
      <div className="grid gap-4">
        <p>
          A meal is <strong>6.5–8 oz of fresh fillet</strong>.
        </p>
        <table className="w-full text-left">
          <caption className="sr-only">Meals from a whole fish</caption>
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="pb-1 font-medium">
                Whole fish
              </th>
              <th scope="col" className="pb-1 text-right font-medium">
                Gives about
              </th>
            </tr>
          </thead>
          <tbody>
            {EXAMPLES.map(([weight, meals]) => (
              <tr key={weight} className="border-t border-line">
                <th scope="row" className="py-2.5 font-display text-lg font-bold">
                  {weight}
                </th>
                <td className="py-2.5 text-right font-semibold">{meals}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-muted">You earn 1 pledge point for each meal.</p>
      </div>
    </Dialog>
  );
}
