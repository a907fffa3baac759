/** Russian counts need the forms `few` and `many` besides the `one` and `other` of English. */
type FurtherPlurals<Key> = Key extends `${infer Base}_other` ? `${Base}_few` | `${Base}_many` : never

/** The shape of a translation: every key of the English texts, each with its own text. */
export type Translation<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translation<Texts[Key]>
} & { readonly [Key in FurtherPlurals<keyof Texts & string>]: string }
