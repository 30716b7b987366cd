/** What all scenes share: the frame, the ground, and the light of an early morning from the upper left. */
import type { Random } from './random.ts';
import { mix } from './shapes.ts';

export const WIDTH = 1600;
export const HEIGHT = 1200;
/** Larger ones would look no better on a phone, and the first start would take seconds longer. */
const PIXELS = { width: 960, height: 720 };

export function scene(content: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${PIXELS.width}" height="${PIXELS.height}">`,
    '<defs>',
    '<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".35"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#020b12" stop-opacity=".5"/></linearGradient>',
    '<radialGradient id="sun" cx=".16" cy=".04" r="1.1"><stop offset="0" stop-color="#ffd9a0" stop-opacity=".55"/><stop offset=".45" stop-color="#ffb98a" stop-opacity=".12"/><stop offset="1" stop-color="#ffb98a" stop-opacity="0"/></radialGradient>',
    '<radialGradient id="dusk" cx=".42" cy=".4" r=".78"><stop offset=".55" stop-color="#06182a" stop-opacity="0"/><stop offset="1" stop-color="#06182a" stop-opacity=".62"/></radialGradient>',
    '</defs>',
    content,
    '</svg>',
  ].join('');
}

export function firstLight(): string {
  const whole = `width="${WIDTH}" height="${HEIGHT}"`;
  return `<rect ${whole} fill="url(#dusk)"/><rect ${whole} fill="url(#sun)" fill-opacity=".6"/>`;
}

/** Wet planks of a dock from above. */
export function planks(random: Random): string {
  const boards: string[] = [`<rect width="${WIDTH}" height="${HEIGHT}" fill="#0a1620"/>`];
  for (let y = -20; y < HEIGHT; y += 150) {
    const tone = mix('#5c5148', '#39434a', random.between(0, 1));
    boards.push(`<rect x="-10" y="${y}" width="1620" height="142" rx="6" fill="${tone}"/>`);
    for (let line = 0; line < 9; line += 1) {
      const at = y + random.between(8, 134);
      const sway = random.between(-12, 12);
      boards.push(
        `<path d="M-10 ${at.toFixed(0)}C400 ${(at + sway).toFixed(0)} 900 ${(at - sway).toFixed(0)} 1610 ${(at + sway / 2).toFixed(0)}" fill="none" stroke="${random.pick(['#000', '#fff', '#000'])}" stroke-width="${random.between(1, 4).toFixed(1)}" stroke-opacity="${random.between(0.05, 0.16).toFixed(2)}"/>`,
      );
    }
    boards.push(`<rect x="-10" y="${y}" width="1620" height="5" fill="#fff" fill-opacity=".12"/>`);
  }
  return boards.join('');
}
