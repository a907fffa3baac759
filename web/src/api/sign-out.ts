import { browserStore } from '../lib/storage.ts'
import { api, refresh, session } from './client.ts'

/** Ends the session here and in the other tabs at once. The server is told meanwhile, whatever it answers. */
export const signOut = async (): Promise<void> => {
  const refreshToken = browserStore.get('refresh_token')
  // A token that is active now is there at once. Any other would come too late, after the end.
  const active = session.bearer()
  session.end('signed_out')
  const revoke = async (): Promise<void> => {
    const bearer = (await active) ?? (refreshToken && (await refresh(refreshToken)).access_token)
    if (!bearer) return
    await api.DELETE('/billing/api/v1/login', { headers: { Authorization: `Bearer ${bearer}` }, keepalive: true })
  }
  void revoke().catch(() => undefined)
}
