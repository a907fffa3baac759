/** The object without its undefined fields. */
export type Given<Asked> = { readonly [Name in keyof Asked]?: Exclude<Asked[Name], undefined> }

export const given = <Asked extends object>(asked: Asked): Given<Asked> =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as never
