interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether the person saves data or the connection is very slow. The app then loads only what they ask for, and nothing
 * in advance.
 */
export function savesData(): boolean {
  // Some browsers don't have this property.
  const { connection }: { connection?: Connection } = Object(navigator);
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
