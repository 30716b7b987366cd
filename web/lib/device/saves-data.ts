interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether somebody asks for as little as possible, or the line is too slow for anything else: then only what they do themselves is asked for. */
export function savesData(): boolean {
  // Some browsers do not tell.
  const { connection }: { connection?: Connection } = Object(navigator);
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
