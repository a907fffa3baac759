/** The values of Stripe's form encoding: text, lists and nested fields. */
export type FormValue = string | FormValue[] | { [field: string]: FormValue }
export type Form = { [field: string]: FormValue }

/** Without a prototype, because a field may have any name, including `__proto__`. */
const emptyForm = (): Form => Object.create(null) as Form

const pathOf = (name: string): string[] => {
  const bracket = name.indexOf('[')
  if (bracket === -1) return [name]
  return [name.slice(0, bracket), ...[...name.slice(bracket).matchAll(/\[([^\]]*)\]/g)].map(([, part]) => part ?? '')]
}

const insert = (form: Form, [head = '', ...rest]: readonly string[], value: string): void => {
  // `list[]=a` appends to the list.
  const key = head === '' ? String(Object.keys(form).length) : head
  if (rest.length === 0) {
    form[key] = value
    return
  }
  const inner = form[key]
  const nested = typeof inner === 'object' && !Array.isArray(inner) ? inner : emptyForm()
  form[key] = nested
  insert(nested, rest, value)
}

/** Fields numbered from 0 form a list. */
const settle = (value: FormValue): FormValue => {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value)
  const numbered = entries.length > 0 && entries.every(([key], index) => key === String(index))
  if (numbered) return entries.map(([, inner]) => settle(inner))
  for (const [key, inner] of entries) value[key] = settle(inner)
  return value
}

/** Parses `a[b][c]=d&list[0]=e` as Stripe does. The last field of a name wins. */
export const parseForm = (encoded: string): Form => {
  const form = emptyForm()
  for (const [name, value] of new URLSearchParams(encoded)) insert(form, pathOf(name), value)
  for (const [key, value] of Object.entries(form)) form[key] = settle(value)
  return form
}
