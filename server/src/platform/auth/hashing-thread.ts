import { argon2Sync } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

/** Nice levels behind the rest of the process: a third of a core where others want it, all of it where nobody does. */
const behind = 5

/** Linux has priorities by thread, and says here which one asks; elsewhere hashing takes its turn like everybody. */
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
