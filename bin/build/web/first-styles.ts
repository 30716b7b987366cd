import { type Selector, transform } from 'lightningcss';

/** What could be the name of a class in code or markup. */
const WORD = /[^\s"'`<>]+/g;

/**
 * The rules of a style sheet that the first paint needs: those whose classes are all named in what that paint is made of. Rules that name no
 * class stay. Their order stays too, so that the whole sheet, loaded later, changes nothing of what is shown.
 * @param code the whole style sheet
 * @param texts the code and markup of the first paint
 */
export function firstStyles(code: string, texts: readonly string[]): string {
  const words = new Set(texts.flatMap((text) => text.match(WORD) ?? []));
  const isUsed = (selector: Selector) => classesOf(selector).every((name) => words.has(name));
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
  return first.toString();
}

function classesOf(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    // What stands in :not() need not be there.
    if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where')) {
      return part.selectors.length === 1 ? part.selectors.flatMap(classesOf) : [];
    }
    return [];
  });
}
