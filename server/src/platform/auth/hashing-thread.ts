import { argon2Sync } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

/**
 * Nice levels below the rest of the process: hashing gets about a third of a core when others need it, and all of it
 * when nobody does.
 */
const behind = 5

/**
 * On Linux each thread has a priority of its own, and this sets that of the calling thread. On other systems hashing
 * competes as an equal.
 */
const stepBehind = (): void => {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, Math.min(19, getPriority(thread) + behind))
  } catch {}
}

stepBehind()
parentPort?.on('message', (parameters: Parameters<typeof argon2Sync>[1]) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(argon2Sync('argon2id', parameters)),
)
