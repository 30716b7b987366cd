/** A function's name as used in the names of outputs: `process-photo` → `ProcessPhoto`. */
export function outputId(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
