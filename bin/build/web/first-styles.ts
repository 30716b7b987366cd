import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import type { Flavour } from '#shared/flavours.ts';

/**
 * Font faces are inline in each page and not in the later style sheet. There the browser would read them again and swap in a font that had come
 * too late, which moves the text under the reader.
 */
export const FONT_FACES = /@font-face\s*\{[^}]*\}/g;

/** Any text in code or markup that could be a class name. */
const WORD = /[^\s"'`<>]+/g;

/** The parts of date, number and file fields that Tailwind resets; a first paint has none. */
const PART_OF_FIELD = /^(?:-webkit-(?:date|calendar|inner-spin|outer-spin)|file-selector-button)/;

interface FirstPaint {
  /** The site that the first paint shows. */
  flavour: Flavour;
  /** Its code and markup. */
  texts: readonly string[];
}

/**
 * Selects the rules of a style sheet that the first paint needs: those whose classes all occur in its code and markup. Rules without classes
 * stay, unless they are for the other site or for parts of fields. The order stays too, so that the whole sheet, loaded later, changes nothing
 * on the page.
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
  return withoutUnreadProperties(withoutLeftovers(first.toString()));
}

const EMPTY_RULE = /[^{};]*\{\}/g;
const REPEATED = /(-webkit-[\w-]+:[^;{}]+;)\1+/g;
/** Lightning CSS adds them for `light-dark()`, which no rule of ours uses. */
const SCHEME_SWITCH = /--lightningcss-(?:light|dark):[^;}]*;?/g;

/** Removes empty rules and blocks, prefixed declarations that the second transformation repeated, and unread properties. */
function withoutLeftovers(sheet: string): string {
  const shorter = sheet.replace(SCHEME_SWITCH, '').replace(REPEATED, '$1').replace(EMPTY_RULE, '');
  return shorter === sheet ? sheet : withoutLeftovers(shorter);
}

function isOfOtherFlavour(part: SelectorComponent, flavour: Flavour): boolean {
  if (part.type !== 'attribute' || part.name !== 'data-flavour') return false;
  return part.operation?.operator === 'equal' && part.operation.value !== flavour;
}

function isPartOfField(part: SelectorComponent): boolean {
  if (part.type !== 'pseudo-element') return false;
  return PART_OF_FIELD.test(part.kind === 'custom' ? part.name : part.kind);
}

/** Registered custom properties. Browsers without `@property` get the initial values of Tailwind's from a rule. */
const REGISTERED = /@property (--[\w-]+)\{[^}]*\}/g;
const INITIAL_VALUES = /@layer properties\{@supports.*?\}\}\}/s;

/**
 * Removes unused registered properties. Every utility registers the properties of its whole family, and the first paint uses a third of them.
 * @param sheet minified CSS
 */
function withoutUnreadProperties(sheet: string): string {
  const rules = sheet.replace(REGISTERED, '').replace(INITIAL_VALUES, '');
  const names = [...sheet.matchAll(REGISTERED)].map(([, name = '']) => name);
  const isNamed = (name: string) => new RegExp(`${name}(?![\\w-])`).test(rules);
  const unread = new Set(names.filter((name) => !isNamed(name)));
  return sheet
    .replace(REGISTERED, (rule, name: string) => (unread.has(name) ? '' : rule))
    .replace(INITIAL_VALUES, (layer) =>
      layer.replace(/(--[\w-]+):[^;}]*;?/g, (value, name: string) => (unread.has(name) ? '' : value)),
    );
}

/** The classes for which the result of `firstStyles` lacks rules of the whole style sheet. */
export function laterClasses(whole: string, first: string): string[] {
  const early = countSelectors(first);
  return [...countSelectors(whole)].flatMap(([name, count]) => (early.get(name) === count ? [] : [name]));
}

/** The number of selectors that name each class. */
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
    // Classes in `:not()` do not have to be present.
    if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where')) {
      return part.selectors.length === 1 ? part.selectors.flatMap(classesOf) : [];
    }
    return [];
  });
}
