import { useEffect, useRef, useState } from 'react';
import { getHome } from '#shared/home/endpoints.ts';
import { number } from '#words/general/format.ts';
import * as words from '#words/sharing/graphics.ts';
import { Button } from '../../../components/button.tsx';
import { ChoiceCard } from '../../../components/forms/choice-card.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { RetryButton } from '../../../components/states.tsx';
import { useEndpoint } from '../../../lib/api/use-endpoint.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useParts } from '../../../lib/site/site.ts';
import { fontOf, GRAPHICS, type Graphic } from './draw-graphics.ts';

/** Draws one of the graphics on the page, and offers it as a file. */
export function GraphicGenerator({ name }: { name: keyof typeof GRAPHICS }) {
  const graphic = GRAPHICS[name];
  const [showsTotal, setShowsTotal] = useState(false);
  // Without pledges there is no total.
  const hasTotal = useParts().hasKind('pledge');
  const { data: home, error, mutate } = useEndpoint(getHome, hasTotal ? {} : undefined);
  const figure = showsTotal && home ? number(home.mealsPledged) : words.unknown;
  const canvas = useDrawing(graphic, figure);
  const download = () => {
    canvas.current?.toBlob((file) => {
      if (file) saveFile(file, `${graphic.fileName}.png`);
      else toast({ title: words.notMade, kind: 'bad' });
    }, 'image/png');
  };
  return (
    <div className="grid max-w-form gap-4">
      <canvas
        ref={canvas}
        role="img"
        aria-label={words.pictureOf[name](figure)}
        width={graphic.width}
        height={graphic.height}
        className="h-auto w-full rounded-card"
      />
      {home && (
        <ChoiceCard
          type="checkbox"
          label={words.showTotal}
          hint={words.totalIs(number(home.mealsPledged))}
          checked={showsTotal}
          onChange={({ target }) => setShowsTotal(target.checked)}
        />
      )}
      {!home && error && (
        <p role="alert" className="flex flex-wrap items-center gap-x-2 text-muted">
          {words.totalNotLoaded}
          <RetryButton variant="quiet" onRetry={() => mutate()} />
        </p>
      )}
      <Button size="large" onClick={download}>
        {words.download[name]}
      </Button>
    </div>
  );
}

/** Draws at once, and again when the font has loaded. */
function useDrawing(graphic: Graphic, figure: string) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const draw = () => {
      const context = canvas.current?.getContext('2d');
      if (context && !isGone) graphic.draw(context, figure);
    };
    draw();
    document.fonts.load(fontOf(48), figure).then(draw, () => undefined);
    return () => {
      isGone = true;
    };
  }, [graphic, figure]);
  return canvas;
}
