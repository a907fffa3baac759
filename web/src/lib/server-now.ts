import { browserStore } from './storage.ts'

/**
 * The present time by the server's clock, in ms, as far as a session has measured how far this computer's is off. For
 * ages of what the server has dated.
 */
export const serverNow = (): number =>
  Date.now() + Number(browserStore.get('server_ahead') ?? browserStore.get('operator_server_ahead') ?? 0)
