import { api, session } from './client.ts'

/** Revokes the session on the server, whatever the server answers, and clears it here and in the other tabs. */
export const signOut = async (): Promise<void> => {
  const bearer = await session.bearer().catch(() => undefined)
  session.end('signed_out')
  if (bearer === undefined) return
  await api.DELETE('/billing/api/v1/login', { headers: { Authorization: `Bearer ${bearer}` } }).catch(() => undefined)
}
