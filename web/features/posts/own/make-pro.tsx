import { Suspense, useState } from 'react';
import * as words from '#words/posts/pro-posts.ts';
import { Button } from '../../../components/button.tsx';
import { PartFailed } from '../../../components/part-failed.tsx';
import { lazyPart } from '../../../lib/first-paint/lazy-with-styles.ts';
import { useMe } from '../../../lib/session/session.tsx';

const MakeProDialog = lazyPart(() => import('./make-pro-dialog.tsx'), PartFailed);

interface MakeProProps {
  catchId: string;
  species: string;
  onChanged(): void;
}

/** Offers to make a catch Pro, to who has a credit for it. */
export function MakePro({ catchId, species, onChanged }: MakeProProps) {
  const [isAsking, setAsking] = useState(false);
  const me = useMe();
  const { isPro = false, credits = 0 } =
    me?.profiles.find(({ profileType }) => profileType === 'fisherman') ?? {};
  if (isPro || credits === 0) return null;
  return (
    <>
      <Button variant="quiet" aria-label={words.makeProNamed(species)} onClick={() => setAsking(true)}>
        {words.makeProShort}
      </Button>
      {isAsking && (
        <Suspense>
          <MakeProDialog {...{ catchId, species, credits, onChanged }} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
