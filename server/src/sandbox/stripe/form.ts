/** What Stripe's form encoding can say: text, lists and nested fields. */
export type FormValue = string | FormValue[] | { [field: string]: FormValue }
export type Form = { [field: string]: FormValue }

/** No prototype: a field may have any name, `__proto__` included. */
const emptyForm = (): Form => Object.create(null) as Form

const pathOf = (name: string): string[] => {
  const bracket = name.indexOf('[')
  if (bracket === -1) return [name]
  return [name.slice(0, bracket), ...[...name.slice(bracket).matchAll(/\[([^\]]*)\]/g)].map(([, part]) => part ?? '')]
}

const insert = (form: Form, [head = '', ...rest]: readonly string[], value: string): void => {
  // `list[]=a` counts on from what is there.
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

/** Fields numbered from 0 are a list. */
const settle = (value: FormValue): FormValue => {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value)
  const numbered = entries.length > 0 && entries.every(([key], index) => key === String(index))
  if (numbered) return entries.map(([, inner]) => settle(inner))
  for (const [key, inner] of entries) value[key] = settle(inner)
  return value
}

/** Reads `a[b][c]=d&list[0]=e` as Stripe does. Later fields of one name win. */
export const parseForm = (encoded: string): Form => {
  const form = emptyForm()
  for (const [name, value] of new URLSearchParams(encoded)) insert(form, pathOf(name), value)
  for (const [key, value] of Object.entries(form)) form[key] = settle(value)
  return form
}
