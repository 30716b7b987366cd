/** The layout of the graphics for Facebook, in pixels of the finished picture. */
import * as words from '#words/sharing/graphics.ts';
import { drawFish, drawHeart } from './shapes.ts';

export interface Graphic {
  width: number;
  height: number;
  /** Without an extension. */
  fileName: string;
  /** @param figure `???`, or the number */
  draw(canvas: CanvasRenderingContext2D, figure: string): void;
}

/** White stands out from both greens by more than 4.5 to 1. */
const GREENS = { light: '#15803d', dark: '#064e3b' } as const;
const WHITE = '#ffffff';
const FISH = [
  { body: '#fdba74', lines: '#7c2d12' },
  { body: WHITE, lines: '#064e3b' },
  { body: '#fdba74', lines: '#7c2d12' },
] as const;
const HEART = '#fda4af';

/** Facebook crops the corners, so everything is well inside. */
const APP_ICON: Graphic = {
  width: 1024,
  height: 1024,
  fileName: 'community-impact-app-icon',
  draw(canvas, figure) {
    paintGround(canvas, this, canvas.createLinearGradient(0, 0, 1024, 1024));
    drawHeart(canvas, { x: 512, y: 200, width: 210 }, HEART);
    write(canvas, words.communityImpact, { x: 512, y: 370, size: 92, width: 820 });
    write(canvas, figure, { x: 512, y: 604, size: 270, width: 800 });
    write(canvas, words.question, { x: 512, y: 786, size: 50, width: 820 });
    FISH.forEach((colors, index) => {
      drawFish(canvas, { x: 312 + index * 200, y: 884, width: 150 }, colors);
    });
  },
};

/** A phone shows only the middle, so the text is there, with heart and fish beside it. */
const COVER: Graphic = {
  width: 820,
  height: 312,
  fileName: 'community-impact-cover',
  draw(canvas, figure) {
    paintGround(canvas, this, canvas.createLinearGradient(0, 0, 820, 312));
    drawHeart(canvas, { x: 110, y: 156, width: 120 }, HEART);
    write(canvas, words.communityImpact, { x: 410, y: 62, size: 44, width: 420 });
    write(canvas, figure, { x: 410, y: 170, size: 110, width: 400 });
    write(canvas, words.question, { x: 410, y: 260, size: 26, width: 440 });
    FISH.forEach((colors, index) => {
      drawFish(canvas, { x: 722, y: 86 + index * 70, width: 104 }, colors);
    });
  },
};

export const GRAPHICS = { 'app-icon': APP_ICON, cover: COVER };

function paintGround(
  canvas: CanvasRenderingContext2D,
  { width, height }: Graphic,
  gradient: CanvasGradient,
): void {
  gradient.addColorStop(0, GREENS.light);
  gradient.addColorStop(1, GREENS.dark);
  canvas.fillStyle = gradient;
  canvas.fillRect(0, 0, width, height);
}

interface Line {
  /** Of the text's centre. */
  x: number;
  y: number;
  size: number;
  /** The maximum width: longer text is drawn smaller. */
  width: number;
}

/** The font of the site's headings, served by the site, so that the picture is the same on every machine. */
const FONT = 'Besley';

export const fontOf = (size: number): string => `700 ${size}px ${FONT}, Georgia, serif`;

function write(canvas: CanvasRenderingContext2D, text: string, { x, y, size, width }: Line): void {
  canvas.fillStyle = WHITE;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.font = fontOf(size);
  const fitting = Math.min(size, (size * width) / canvas.measureText(text).width);
  canvas.font = fontOf(fitting);
  canvas.fillText(text, x, y);
}
