/** The names of an object's properties, with their type, for objects whose properties are all declared. */
export const namesOf = <Name extends string>(table: { readonly [Each in Name]?: unknown }) =>
  Object.keys(table) as [Name, ...Name[]];

/** An object with one property for each name. */
export const recordOf = <Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;

/** The properties of an object, with the type of their names, for objects whose properties are all declared. */
export const entriesOf = <Name extends string, Value>(table: Readonly<Record<Name, Value>>) =>
  Object.entries(table) as [Name, Value][];

/** @returns the value as one of an object's property names; undefined if it is none of them */
export const nameIn = <Name extends string>(
  table: Readonly<Record<Name, unknown>>,
  value: unknown,
): Name | undefined => namesOf(table).find((name) => name === value);
