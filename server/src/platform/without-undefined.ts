/** The object without its undefined fields. */
export type WithoutUndefined<Asked> = { readonly [Name in keyof Asked]?: Exclude<Asked[Name], undefined> }

export const withoutUndefined = <Asked extends object>(asked: Asked): WithoutUndefined<Asked> =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as never
