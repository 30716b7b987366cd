import type { Plugin } from 'rolldown';
import type { ESTree } from 'rolldown/utils';

interface Edit {
  at: number;
  until?: number;
  text: string;
}

/** The part of the contract that only forms need. */
export const SCHEMAS =
  /node_modules\/zod\/|\/shared\/.+\/(schemas|food-safety|list)\.ts$|\/shared\/(.+\/)?fields\.ts$/;

/** The parts of a declaration that a caller reads (web/lib/api/api-client.ts). Forms import the schema they check by from schemas.ts. */
const READ_BY_CALLERS: ReadonlySet<string> = new Set([
  'name',
  'method',
  'path',
  'access',
  'writesNothing',
  'outlivesAccount',
]);
/** The parts that no function reads: responses are checked by the local cloud's gateway and by tests, which run from the sources. */
const NOT_READ_BY_FUNCTIONS: ReadonlySet<string> = new Set(['summary', 'answer']);

/**
 * Removes the parts of the contract that only the server reads from the browser's code. The types hold without them, and a page that only reads
 * needs neither schemas nor their library, which saves 11 kB of a first visit.
 *
 * @param shared absolute path of the folder, with a slash at its end
 */
export const trimContractForCallers = (shared: string): Plugin =>
  trimContract(shared, (property) => READ_BY_CALLERS.has(property), trimmedForCallers);

/** Trimmed code by its original, because the app in each language and all functions are bundled from the same files. */
const trimmedForCallers = new Map<string, string>();
const trimmedForFunctions = new Map<string, string>();

/**
 * Removes the schemas of responses from functions: see docs/decisions/2026-11-22-cold-starts.md.
 *
 * @param shared absolute path of the folder, with a slash at its end
 */
export const trimContractForFunctions = (shared: string): Plugin =>
  trimContract(shared, (property) => !NOT_READ_BY_FUNCTIONS.has(property), trimmedForFunctions);

/**
 * Removes properties from the endpoints that shared/ declares, and marks the calls there as free of side effects, so that the bundler drops
 * everything that only those properties used. All of shared/ is pure, so unused constants can be dropped.
 */
function trimContract(
  shared: string,
  isRead: (property: string) => boolean,
  trimmed: Map<string, string>,
): Plugin {
  return {
    name: 'creel:trim-contract',
    transform: {
      // Few modules then leave the bundler, which is written in Rust.
      filter: { id: /\/shared\// },
      handler(code, id) {
        if (!id.startsWith(shared)) return null;
        const known = trimmed.get(code);
        if (known !== undefined) return { code: known, map: null };
        const made = this.parse(code, { lang: 'ts' }).body.flatMap(valuesMade);
        const endpoints = made.map(definitionOf).filter((definition) => definition !== undefined);
        if (endpoints.length !== (code.match(/= defineEndpoint\b/g) ?? []).length)
          this.error(
            `${id} has an endpoint that is not declared as \`export const name = defineEndpoint({ … })\`, with all properties written there`,
          );
        const cuts = endpoints.flatMap((definition) => unreadProperties(definition, isRead));
        const edited = edit(code, [...made.flatMap(markPure), ...cuts]);
        trimmed.set(code, edited);
        return { code: edited, map: null };
      },
    },
  };
}

/** The values of a statement's constants that may have side effects. */
function valuesMade(statement: ESTree.Program['body'][number]): ESTree.Expression[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  const values = declaration.declarations.map(({ init }) => init);
  return values.filter(
    (init) => !!init && init.type !== 'Literal' && init.type !== 'ArrowFunctionExpression',
  );
}

const markPure = ({ start, end }: ESTree.Expression): Edit[] => [
  { at: start, text: '/* @__PURE__ */ (() => (' },
  { at: end, text: '))()' },
];

function definitionOf(value: ESTree.Expression): ESTree.ObjectExpression | undefined {
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier') return undefined;
  const [definition] = value.arguments;
  if (value.callee.name !== 'defineEndpoint' || definition?.type !== 'ObjectExpression') return undefined;
  // A schema that is spread would stay.
  return definition.properties.every(({ type }) => type === 'Property') ? definition : undefined;
}

function unreadProperties(
  { properties, end }: ESTree.ObjectExpression,
  isRead: (property: string) => boolean,
): Edit[] {
  return properties.flatMap((property, index, { [index + 1]: next }) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    if (isRead(property.key.name)) return [];
    // Includes the comma after it, which even the last one can have.
    return [{ at: property.start, until: next?.start ?? end - 1, text: '' }];
  });
}

function edit(code: string, edits: readonly Edit[]): string {
  // From the end, so that earlier positions stay valid.
  return edits
    .toSorted((a, b) => b.at - a.at)
    .reduce((edited, { at, until = at, text }) => edited.slice(0, at) + text + edited.slice(until), code);
}
