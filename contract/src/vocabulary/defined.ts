export type Defined<T> = { readonly [Key in keyof T]?: Exclude<T[Key], undefined> }

/** The object without its undefined fields. */
export const defined = <T extends object>(object: T): Defined<T> =>
  // Only entries whose value is not undefined are left.
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Defined<T>
