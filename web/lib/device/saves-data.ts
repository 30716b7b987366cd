interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the person saves data or the connection is very slow: then the app only loads for their own actions, and nothing ahead. */
export function savesData(): boolean {
  // Some browsers do not tell.
  const { connection }: { connection?: Connection } = Object(navigator);
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
