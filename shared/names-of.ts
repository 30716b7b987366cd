/** The names of an object's properties, with their type: for objects whose properties are all declared. */
export const namesOf = <Name extends string>(table: { readonly [Each in Name]?: unknown }) =>
  Object.keys(table) as [Name, ...Name[]];

/** An object with one property for each name. */
export const recordOf = <Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
