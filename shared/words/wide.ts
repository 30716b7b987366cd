/** The type of a module of texts in any language: each text may be another, with the same keys and parameters. */
export type Wide<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Made
    ? (...given: Given) => Wide<Made>
    : { readonly [Key in keyof T]: Wide<T[Key]> };
