import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawShareImage, type ShareImage } from '#lambdas/share/image/draw-share-image.ts';
import { drawableText } from '#lambdas/share/image/drawable-text.ts';
import { loadFonts } from '#lambdas/share/image/font.ts';

const { display, text } = await loadFonts();
const draw = (words: string) => drawableText(words, [display, text], 120);

function anImage(changes: Partial<ShareImage> = {}): ShareImage {
  return {
    flavour: 'consumer',
    figure: '24',
    unit: 'meals pledged',
    subject: 'Cod',
    lines: ['Ruth Alder', 'Portland, ME'],
    ...changes,
  };
}

describe('text that is to be drawn', () => {
  it('keeps the letters of the fonts', () => {
    expect(draw('Zoë Łukasz, Nguyễn Đặng · Ψαράς · Рыбак')).toBe('Zoë Łukasz, Nguyễn Đặng · Ψαράς · Рыбак');
  });

  it('drops emoji, controls and accents that no font has', () => {
    expect(draw('Ruth 🐟👩‍👩‍👧 Alder\u0007\u202e')).toBe('Ruth Alder');
    expect(draw('R\u0351\u036buth')).toBe('Ruth');
  });

  it('is empty rather than a row of boxes', () => {
    expect(draw('日本語の名前')).toBe('');
    expect(draw('مرحبا بالعالم')).toBe('');
    expect(draw('שלום')).toBe('');
  });

  it('is shortened', () => {
    expect(Array.from(draw('long '.repeat(1000))).length).toBeLessThanOrEqual(120);
  });
});

describe('a share image', () => {
  it.each(['consumer', 'community'] as const)('is a JPEG of 1200 x 630 for %s', async (flavour) => {
    const { format, width, height } = await sharp(await drawShareImage(anImage({ flavour }))).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('differs by flavour, figure and words', async () => {
    const images = await Promise.all(
      [
        anImage(),
        anImage({ flavour: 'community' }),
        anImage({ figure: '25' }),
        anImage({ subject: 'Tuna' }),
        anImage({ lines: ['Ruth Alder', 'Bath, ME'] }),
      ].map(drawShareImage),
    );
    expect(new Set(images.map((image) => image.toString('base64'))).size).toBe(images.length);
  });

  it('keeps its words inside their panel, however long', async () => {
    const words = 'Wwwwwwwww'.repeat(30);
    const wide = await drawShareImage(anImage({ subject: words, lines: [words, words] }));
    const plain = await drawShareImage(anImage());
    // From the panel's edge on both show the same drawing, but for what the encoder made of it.
    const beside = (image: Buffer) =>
      sharp(image).extract({ left: 656, top: 0, width: 544, height: 630 }).png().toBuffer();
    const difference = await sharp(await beside(wide))
      .composite([{ input: await beside(plain), blend: 'difference' }])
      .removeAlpha()
      .png()
      .toBuffer();
    const { channels } = await sharp(difference).stats();
    expect(Math.max(...channels.map(({ mean }) => mean))).toBeLessThan(0.5);
  });

  it('can be drawn of any text', async () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom('\ud800', '<b>&amp;</b>', '\u0000', '﷽'.repeat(200), 'Z͑ͫ̓ͪA̴̵̜̰ͫ͗L', '{{}}', '\n\n'),
    );
    await fc.assert(
      fc.asyncProperty(anything, anything, async (subject, line) => {
        const image = await drawShareImage(anImage({ subject, lines: [line, line] }));
        expect((await sharp(image).metadata()).width).toBe(1200);
      }),
      { numRuns: 25 },
    );
  }, 60_000);
});
