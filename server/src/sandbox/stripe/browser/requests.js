/** Stripe's form encoding: nested fields in brackets; undefined fields are omitted. */
const encode = (fields, prefix = '', form = new URLSearchParams()) => {
  for (const [key, value] of Object.entries(fields)) {
    const name = prefix === '' ? key : `${prefix}[${key}]`
    if (value === undefined || value === null) continue
    if (typeof value === 'object') encode(value, name, form)
    else form.append(name, String(value))
  }
  return form
}

/**
 * Calls the API with the publishable key. Each call returns `{ data }` or `{ error }`, in the user's language, and
 * never throws.
 */
export const createRequests = ({ base, key, say }) => {
  const call = async (method, path, fields) => {
    const url = new URL(`v1/${path}`, base)
    const body = encode(fields)
    if (method === 'GET') url.search = body
    try {
      const response = await fetch(url, {
        method,
        headers: { authorization: `Bearer ${key}` },
        ...(method === 'GET' ? {} : { body }),
      })
      const answer = await response.json()
      if (answer.error === undefined) return { data: answer }
      const { code, decline_code, message } = answer.error
      return { error: { ...answer.error, message: say.errors[decline_code] ?? say.errors[code] ?? message } }
    } catch {
      return { error: { type: 'api_connection_error', message: say.offline } }
    }
  }
  return {
    get: (path, fields) => call('GET', path, fields),
    post: (path, fields) => call('POST', path, fields),
  }
}
