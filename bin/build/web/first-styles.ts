import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import type { Flavour } from '#shared/flavours.ts';

/**
 * They stand in each page itself, and not in the sheet that comes later: read there anew, a font that had come too late to be shown would be shown
 * after all, and move what is being read.
 */
export const FONT_FACES = /@font-face\s*\{[^}]*\}/g;

/** Anything in code or markup that could be the name of a class. */
const WORD = /[^\s"'`<>]+/g;

/** Parts of fields for dates, numbers and files, as Tailwind evens them out; none is in a first paint. */
const PART_OF_FIELD = /^(?:-webkit-(?:date|calendar|inner-spin|outer-spin)|file-selector-button)/;

interface FirstPaint {
  /** The site that it shows. */
  flavour: Flavour;
  /** Its code and markup. */
  texts: readonly string[];
}

/**
 * The rules of a style sheet that the first paint needs: those whose classes are all named in what that paint is made of. Rules that name no
 * class stay, unless they are for the other site or for parts of fields. Their order stays too, so that the whole sheet, loaded
 * later, changes nothing of what is shown.
 * @param code the whole style sheet
 */
export function firstStyles(code: string, { flavour, texts }: FirstPaint): string {
  const words = new Set(texts.flatMap((text) => text.match(WORD) ?? []));
  const isUsed = (selector: Selector) =>
    classesOf(selector).every((name) => words.has(name)) &&
    !selector.some((part) => isOfOtherFlavour(part, flavour) || isPartOfField(part));
  const { code: first } = transform({
    filename: 'first.css',
    code: Buffer.from(code),
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          return rule.value.selectors.some(isUsed) ? undefined : [];
        },
      },
    },
  });
  return withoutUnreadProperties(first.toString());
}

function isOfOtherFlavour(part: SelectorComponent, flavour: Flavour): boolean {
  if (part.type !== 'attribute' || part.name !== 'data-flavour') return false;
  return part.operation?.operator === 'equal' && part.operation.value !== flavour;
}

function isPartOfField(part: SelectorComponent): boolean {
  if (part.type !== 'pseudo-element') return false;
  return PART_OF_FIELD.test(part.kind === 'custom' ? part.name : part.kind);
}

/** Custom properties of Tailwind's that are registered, and given their initial value where a browser cannot register any. */
const REGISTERED = /@property (--tw-[\w-]+)\{[^}]*\}/g;
const INITIAL_VALUES = /@layer properties\{@supports.*?\}\}\}/s;

/**
 * Every utility registers the properties of its whole family, two thirds of which the first paint neither reads nor sets.
 * @param sheet minified
 */
function withoutUnreadProperties(sheet: string): string {
  const rules = sheet.replace(REGISTERED, '').replace(INITIAL_VALUES, '');
  const names = [...sheet.matchAll(REGISTERED)].map(([, name = '']) => name);
  const isNamed = (name: string) => new RegExp(`${name}(?![\\w-])`).test(rules);
  const unread = new Set(names.filter((name) => !isNamed(name)));
  return sheet
    .replace(REGISTERED, (rule, name: string) => (unread.has(name) ? '' : rule))
    .replace(INITIAL_VALUES, (layer) =>
      layer.replace(/(--tw-[\w-]+):[^;}]*;?/g, (value, name: string) => (unread.has(name) ? '' : value)),
    );
}

/** The classes of a whole style sheet of which the part that `firstStyles` made of it has not every rule. */
export function laterClasses(whole: string, first: string): string[] {
  const early = countSelectors(first);
  return [...countSelectors(whole)].flatMap(([name, count]) => (early.get(name) === count ? [] : [name]));
}

/** In how many selectors each class is named. */
function countSelectors(sheet: string): Map<string, number> {
  const counts = new Map<string, number>();
  transform({
    filename: 'sheet.css',
    code: Buffer.from(sheet),
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          for (const name of rule.value.selectors.flatMap(classesOf))
            counts.set(name, (counts.get(name) ?? 0) + 1);
        },
      },
    },
  });
  return counts;
}

function classesOf(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    // Classes in :not() need not be present.
    if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where')) {
      return part.selectors.length === 1 ? part.selectors.flatMap(classesOf) : [];
    }
    return [];
  });
}
