import { type Fault, type HookMode, hookModes, takeFault } from './faults.ts'
import { insertNotification } from './notification-store.ts'
import type { Gateway, Queryable, SandboxOptions } from './options.ts'

/** A provider's notification, without its signature, which is created anew for each attempt. */
export interface Notification {
  readonly event_id: string
  /** The provider's name of the event, such as `payment_intent.succeeded`. */
  readonly name: string
  readonly content_type: string
  readonly body: string
  /** The last part of the URL, if the provider has several. */
  readonly kind?: string
}

export interface Signed {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Signs a body, in headers or in the body itself. With `forged`, the signature is invalid. */
export type Signer = (body: string, at: Date, forged: boolean) => Signed

const hookDelayMs = 10_000

const hooksUrlOf = ({ hooksUrl, publicUrl }: SandboxOptions, gateway: Gateway): string =>
  hooksUrl?.(gateway) ?? `${publicUrl()}/hooks/${gateway}`

/** Queues the notifications of a provider's action in that action's transaction, and applies planned faults. */
export const queueNotifications = async (
  client: Queryable,
  options: SandboxOptions,
  gateway: Gateway,
  batch: readonly Notification[],
): Promise<void> => {
  const url = hooksUrlOf(options, gateway)
  const misbehaviours: (Fault<HookMode> | undefined)[] = []
  for (const { name } of batch) {
    misbehaviours.push(await takeFault(client, gateway, hookModes, { name, movesMoney: true }))
  }
  const planned = batch.map((notification, index) => ({ ...notification, fault: misbehaviours[index] }))
  if (planned.some(({ fault }) => fault?.mode === 'hook_reordered')) planned.reverse()
  for (const { fault, kind, ...notification } of planned) {
    const held = fault?.mode === 'hook_late' || fault?.mode === 'hook_reordered'
    const due_at = new Date(options.clock.now().getTime() + (held ? (fault.delay_ms ?? hookDelayMs) : 0))
    const address = kind === undefined ? url : `${url}/${kind}`
    const row = { ...notification, gateway, url: address, due_at, forged: false, state: 'pending' as const }
    if (fault?.mode === 'hook_forged') await insertNotification(client, { ...row, forged: true })
    await insertNotification(client, { ...row, state: fault?.mode === 'hook_missing' ? 'withheld' : 'pending' })
    if (fault?.mode === 'hook_twice') await insertNotification(client, row)
  }
}
