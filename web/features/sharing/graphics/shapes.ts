/** Shapes of the graphics, as paths, because emoji look different on every machine. */

interface Place {
  /** Centre and width, in pixels. */
  x: number;
  y: number;
  width: number;
}

/** In a box of 100 × 90, centred at 50, 45. */
const HEART =
  'M50 90C20 66 2 48 2 27 2 12 13 2 27 2c10 0 18 5 23 14C55 7 63 2 73 2c14 0 25 10 25 25 0 21-18 39-48 63Z';

/** In boxes of 120 × 60, centred at 60, 30. The fish faces left. */
const FISH = {
  body: 'M4 32C18 12 38 4 58 4c20 0 34 12 44 22L118 8c-4 15-4 31 0 46L102 36C92 46 78 56 58 56 38 56 18 50 4 32Z',
  gill: 'M38 14c7 9 7 25 0 34',
  fin: 'M58 30c9-5 19-3 25 5-9 4-19 2-25-5Z',
  eye: { x: 23, y: 27, radius: 3.5 },
};

export function drawHeart(canvas: CanvasRenderingContext2D, { x, y, width }: Place, fill: string): void {
  const scale = width / 100;
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(scale, scale);
  canvas.translate(-50, -46);
  canvas.fillStyle = fill;
  canvas.fill(new Path2D(HEART));
  canvas.restore();
}

interface FishColors {
  body: string;
  lines: string;
}

export function drawFish(
  canvas: CanvasRenderingContext2D,
  { x, y, width }: Place,
  { body, lines }: FishColors,
): void {
  const scale = width / 120;
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(scale, scale);
  canvas.translate(-60, -30);
  canvas.fillStyle = body;
  canvas.fill(new Path2D(FISH.body));
  canvas.fillStyle = lines;
  canvas.fill(new Path2D(FISH.fin));
  canvas.strokeStyle = lines;
  canvas.lineWidth = 3;
  canvas.lineCap = 'round';
  canvas.stroke(new Path2D(FISH.gill));
  canvas.beginPath();
  canvas.arc(FISH.eye.x, FISH.eye.y, FISH.eye.radius, 0, 2 * Math.PI);
  canvas.fill();
  canvas.restore();
}
