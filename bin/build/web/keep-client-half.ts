import type { ESTree, Plugin } from 'vite';

/** What of an endpoint's declaration a caller reads (web/lib/api-client.ts). Forms import the schema they check by from schemas.ts. */
const READ_BY_CALLERS: ReadonlySet<string> = new Set(['name', 'method', 'path', 'access']);

interface Edit {
  at: number;
  until?: number;
  text: string;
}

/**
 * Leaves the server's half of the contract out of the browser's code: the types hold without it, and a page that only reads needs neither
 * schemas nor their library, 11 kB of a first visit. Everything in shared/ is pure, so each constant may go that nobody uses.
 *
 * @param shared the folder, absolute, with a slash at its end
 */
export function keepClientHalf(shared: string): Plugin {
  return {
    name: 'creel:keep-client-half',
    transform(code, id) {
      if (!id.startsWith(shared)) return null;
      const edits = this.parse(code).body.flatMap(editsOf);
      let edited = code;
      for (const { at, until = at, text } of edits.sort((a, b) => b.at - a.at)) {
        edited = edited.slice(0, at) + text + edited.slice(until);
      }
      return { code: edited, map: null };
    },
  };
}

function editsOf(statement: ESTree.Program['body'][number]): Edit[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ init }) => {
    if (!init || init.type === 'Literal' || init.type === 'ArrowFunctionExpression') return [];
    const pure = [
      { at: init.start, text: '/* @__PURE__ */ (() => (' },
      { at: init.end, text: '))()' },
    ];
    return init.type === 'CallExpression' ? [...pure, ...serverOnlyProperties(init)] : pure;
  });
}

function serverOnlyProperties({ callee, arguments: [definition] }: ESTree.CallExpression): Edit[] {
  if (callee.type !== 'Identifier' || callee.name !== 'defineEndpoint') return [];
  if (definition?.type !== 'ObjectExpression') return [];
  return definition.properties.flatMap((property, index, { [index + 1]: next }) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    if (READ_BY_CALLERS.has(property.key.name)) return [];
    // With the comma behind it.
    return [{ at: property.start, until: next?.start ?? property.end, text: '' }];
  });
}
