import { saving } from '#words/general/form.ts';
import * as words from '#words/posts/my-posts.ts';
import { Button } from '../../../components/button.tsx';
import { useStock } from './use-stock.ts';

interface SoldButtonProps {
  post: { id: string; soldAt?: string | undefined };
  species: string;
  onChanged(): void;
}

/** Marks a catch as sold, or undoes that. */
export function SoldButton({ post, species, onChanged }: SoldButtonProps) {
  const { isBusy, setStock } = useStock(post.id, onChanged);
  const isSold = post.soldAt !== undefined;
  return (
    <Button
      variant="secondary"
      size="large"
      aria-label={isSold ? words.offerAgainNamed(species) : words.markSoldNamed(species)}
      busy={isBusy ? saving : undefined}
      onClick={() => setStock({ sold: !isSold })}
    >
      {isSold ? words.offerAgain : words.markSold}
    </Button>
  );
}
