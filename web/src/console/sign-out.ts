import { api } from './api.ts'
import { consoleSession } from './session.ts'

/** Ends the session on the server, whatever the server answers, and clears it here and in the other tabs. */
export const signOut = async (): Promise<void> => {
  const { token } = consoleSession
  consoleSession.end('signed_out')
  if (token === undefined) return
  await api.DELETE('/operator/api/v1/login', { headers: { Authorization: `Bearer ${token}` } }).catch(() => undefined)
}
