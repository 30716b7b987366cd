const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function escapeXml(text: string): string {
  return text.replace(/[<>&"'\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}

export function unescapeXml(text: string): string {
  return text.replace(/&(?:(lt|gt|amp|quot|apos)|#(\d+)|#x([0-9a-f]+));/gi, (_, name, decimal, hex) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? '';
    return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal));
  });
}

/** One element. Its content is text, which is escaped, or elements made by this function. */
export function element(name: string, content: string | number | boolean | readonly Xml[]): Xml {
  const inner = Array.isArray(content)
    ? content.map((child: Xml) => child.xml).join('')
    : escapeXml(String(content));
  return { xml: `<${name}>${inner}</${name}>` };
}

export interface Xml {
  readonly xml: string;
}

export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}`;
}
