import { readFile } from 'node:fs/promises';
import { once } from '#shared/once.ts';
import { LANGUAGE } from '#words/general/format.ts';

export interface Font {
  data: Buffer;
  /** Whether the font has a glyph for this character. */
  has(character: string): boolean;
}

export interface Fonts {
  /** Besley bold, the font of the app's headings, with Latin letters. In Vietnamese, whose letters it lacks, Open Sans. */
  display: Font;
  /** Open Sans, which also has Vietnamese, Greek and Cyrillic letters. */
  text: Font;
}

const DISPLAY_FILE = LANGUAGE === 'vi' ? './share-text.ttf' : './share-display.ttf';

/** Lambda has no fonts of its own. The build puts these beside the bundle, just as they are beside this file. */
export const loadFonts: () => Promise<Fonts> = once(async () => {
  const [display, text] = await Promise.all([open(DISPLAY_FILE), open('./share-text.ttf')]);
  return { display, text };
});

async function open(file: string): Promise<Font> {
  const data = await readFile(new URL(file, import.meta.url));
  const known = readCharacters(data);
  return { data, has: (character) => known.has(character.codePointAt(0) ?? 0) };
}

/**
 * Returns the code points that the font maps to a glyph:
 * https://learn.microsoft.com/en-us/typography/opentype/spec/cmap
 */
function readCharacters(font: Buffer): Set<number> {
  const cmap = findTable(font, 'cmap');
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  );
  const basic = subtables.find((each) => each.readUInt16BE(0) === 4);
  if (!basic) throw new Error('The font has no character map of the expected form');
  return readSegments(basic);
}

function findTable(font: Buffer, tag: string): Buffer {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    if (font.toString('latin1', at, at + 4) === tag) return font.subarray(font.readUInt32BE(at + 8));
  }
  throw new Error(`The font has no table ${tag}`);
}

/** Reads format 4: ranges of characters whose glyphs have a constant offset or are listed. */
function readSegments(table: Buffer): Set<number> {
  const bytes = table.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + bytes, 16 + 2 * bytes, 16 + 3 * bytes] as const;
  const known = new Set<number>();
  for (let at = 0; at < bytes; at += 2) {
    const start = table.readUInt16BE(starts + at);
    const offset = table.readUInt16BE(offsets + at);
    for (let code = start; code <= table.readUInt16BE(ends + at) && code < 0xffff; code += 1) {
      const isMapped =
        offset === 0
          ? ((code + table.readUInt16BE(deltas + at)) & 0xffff) !== 0
          : table.readUInt16BE(offsets + at + offset + 2 * (code - start)) !== 0;
      if (isMapped) known.add(code);
    }
  }
  return known;
}
