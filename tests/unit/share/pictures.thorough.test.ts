import fc from 'fast-check';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadFonts } from '#lambdas/services/fonts/fonts.ts';
import { drawPicture } from '#lambdas/share/pictures/draw-picture.ts';
import { drawableText } from '#lambdas/share/pictures/drawable-text.ts';
import { LAYOUTS } from '#lambdas/share/pictures/layouts.ts';
import {
  PICTURE_SIZE_NAMES,
  PICTURE_SIZES,
  type Picture,
  type PictureSize,
} from '#shared/sharing/pictures.ts';
import { tagline } from '#words/app/components.ts';

const { display, text } = await loadFonts();
const draw = (words: string) => drawableText(words, [display, text], 120);

function aPicture(changes: Partial<Picture> = {}): Picture {
  return {
    flavour: 'consumer',
    figure: '24',
    unit: 'meals pledged',
    subject: 'Cod',
    lines: ['Ruth Alder', 'Portland, ME'],
    ...changes,
  };
}

describe('text to draw', () => {
  it('keeps letters that the fonts have', () => {
    expect(draw('Zoë Łukasz, Nguyễn Đặng · Ψαράς · Рыбак')).toBe('Zoë Łukasz, Nguyễn Đặng · Ψαράς · Рыбак');
  });

  it('loses emoji, control characters and accents that no font has', () => {
    expect(draw('Ruth 🐟👩‍👩‍👧 Alder\u0007\u202e')).toBe('Ruth Alder');
    expect(draw('R\u0351\u036buth')).toBe('Ruth');
  });

  it('is empty instead of a row of boxes', () => {
    expect(draw('日本語の名前')).toBe('');
    expect(draw('مرحبا بالعالم')).toBe('');
    expect(draw('שלום')).toBe('');
  });

  it('is shortened', () => {
    expect(Array.from(draw('long '.repeat(1000))).length).toBeLessThanOrEqual(120);
  });
});

describe.each(PICTURE_SIZE_NAMES)('a %s picture for sharing', (size: PictureSize) => {
  it.each(['consumer', 'community'] as const)('is a JPEG of its size for %s', async (flavour) => {
    const file = await drawPicture(aPicture({ flavour }), size);
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...PICTURE_SIZES[size] });
  });

  it.each(['محمد', 'דני', '漁師', '🐟🦞'])('shows the place instead of the name %s', async (name) => {
    const bare = { figure: '', unit: '' };
    const [unknown, town] = await Promise.all(
      [
        aPicture({ ...bare, subject: name, lines: ['Portland, ME'] }),
        aPicture({ ...bare, subject: 'Portland, ME', lines: [] }),
      ].map((picture) => drawPicture(picture, size)),
    );
    expect(unknown?.equals(town ?? Buffer.of())).toBe(true);
  });

  it.each(['سمك القد', '鳕鱼', '魚'])('shows the English name of the fish instead of %s', async (subject) => {
    const [unknown, plain] = await Promise.all(
      [subject, 'Fish'].map((name) =>
        drawPicture(aPicture({ subject: name, plainSubject: 'Fish', quantity: '40 lb' }), size),
      ),
    );
    expect(unknown?.equals(plain ?? Buffer.of())).toBe(true);
  });

  it('shows the tagline if nothing else can be drawn', async () => {
    const bare = { figure: '', unit: '', lines: [''] };
    const [unknown, said] = await Promise.all(
      ['مريم البحري', tagline].map((subject) => drawPicture(aPicture({ ...bare, subject }), size)),
    );
    expect(unknown).toEqual(said);
  });

  it.each(['/p/k3x9', '/f/maximiliana-featherstonehaugh-2'])(
    'contains the short address %s as a code that cameras can read',
    async (path) => {
      const link = `https://community.creel.example${path}`;
      const file = await drawPicture(aPicture({ link, callToAction: 'See this pledge' }), size);
      const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      expect(decodeQR({ ...info, data })).toBe(link);
    },
  );

  it('differs by site, figure and texts', async () => {
    const pictures = await Promise.all(
      [
        aPicture(),
        aPicture({ flavour: 'community' }),
        aPicture({ figure: '25' }),
        aPicture({ subject: 'Tuna' }),
        aPicture({ lines: ['Ruth Alder', 'Bath, ME'] }),
      ].map((picture) => drawPicture(picture, size)),
    );
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(pictures.length);
  });

  it('keeps its margins free beside long words of another language', async () => {
    const picture = aPicture({
      flavour: 'community',
      heading: 'Informe de impacto de la alianza',
      figure: '1,000',
      unit: 'comidas prometidas',
      subject: 'Abadejo',
      link: 'https://community.creel.example/p/k3x9',
      callToAction: 'Vea esta promesa',
    });
    const file = await drawPicture(picture, size);
    const { left, top, width, height } = LAYOUTS[size].words;
    const right = { left: left + width - 20, top: top + 20, width: 10, height: height - 40 };
    const bottom = { left: left + 20, top: top + height - 20, width: width - 40, height: 10 };
    for (const margin of [right, bottom]) {
      const { channels } = await sharp(await sharp(file).extract(margin).png().toBuffer()).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeLessThan(1);
    }
  });

  it('keeps its text inside its area, however long it is', async () => {
    const words = 'Wwwwwwwww'.repeat(30);
    const long = { subject: words, unit: words, heading: words, lines: [words, words] };
    const [wide, plain] = await Promise.all(
      [aPicture(long), aPicture()].map((picture) => drawPicture(picture, size)),
    );
    // In the photo's area, away from the border, both show the same drawing, except for encoding differences.
    const { left, top, width, height } = LAYOUTS[size].photo;
    const part = { left: left + 16, top, width: width - 16, height: height - 16 };
    const cut = (picture?: Buffer) => sharp(picture).extract(part).png().toBuffer();
    const difference = await sharp(await cut(wide))
      .composite([{ input: await cut(plain), blend: 'difference' }])
      .removeAlpha()
      .png()
      .toBuffer();
    const { channels } = await sharp(difference).stats();
    expect(Math.max(...channels.map(({ mean }) => mean))).toBeLessThan(0.5);
  });
});

describe('a picture for sharing', () => {
  it('can be drawn with any text', async () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom('\ud800', '<b>&amp;</b>', '\u0000', '﷽'.repeat(200), 'Z͑ͫ̓ͪA̴̵̜̰ͫ͗L', '{{}}', '\n\n'),
    );
    const size = fc.constantFrom(...PICTURE_SIZE_NAMES);
    await fc.assert(
      fc.asyncProperty(anything, anything, size, async (subject, line, named) => {
        const picture = await drawPicture(aPicture({ subject, lines: [line, line] }), named);
        expect((await sharp(picture).metadata()).width).toBe(PICTURE_SIZES[named].width);
      }),
      { numRuns: 25 },
    );
  }, 60_000);
});
