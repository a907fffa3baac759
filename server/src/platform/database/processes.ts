import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { lchownSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The uid and gid of `nobody` on every Linux. */
const nobody = 65_534

/**
 * PostgreSQL refuses to run as root. Where Foyer itself runs as root (containers, CI), the child runs as another user:
 * in a user namespace if the kernel allows it, which keeps file owners and paths as they are, otherwise as `nobody`.
 */
const asRoot = process.getuid?.() === 0

const namespaces =
  asRoot && spawnSync('unshare', ['--user', '--map-user=65534', '--map-group=65534', 'true']).status === 0

/** Changes the owner recursively: files created in a user namespace, or restored from its backup, belong to root. */
const giveToNobody = (folder: string): void => {
  if (isNobodys(folder)) return
  for (const name of readdirSync(folder, { encoding: 'utf8', recursive: true }))
    lchownSync(join(folder, name), nobody, nobody)
  lchownSync(folder, nobody, nobody)
}

const isNobodys = (folder: string): boolean => statSync(folder).uid === nobody

/** Starts a program without root's rights. It can read and write these folders whichever user it runs as. */
export const spawnUnprivileged = (
  program: string,
  args: readonly string[],
  folders: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ChildProcess => {
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe']
  // The C locale keeps messages parseable and the collation the same on every machine.
  const env = { ...process.env, ...environment, LC_ALL: 'C', LC_MESSAGES: 'C' }
  // A separate process group, so that Ctrl+C in a terminal reaches only Foyer, which then stops PostgreSQL in order.
  const detached = true
  if (!asRoot) return spawn(program, args, { stdio, env, detached })
  // Inside the namespace, files of `nobody` could not be opened.
  if (namespaces && !folders.some(isNobodys)) {
    return spawn('unshare', ['--user', '--map-user=65534', '--map-group=65534', program, ...args], {
      stdio,
      env,
      detached,
    })
  }
  for (const folder of folders) giveToNobody(folder)
  return spawn(program, args, { stdio, env, detached, uid: nobody, gid: nobody })
}

export interface Finished {
  readonly code: number | null
  readonly output: string
}

export const run = (program: string, args: readonly string[], folder: string): Promise<Finished> =>
  new Promise((resolve, reject) => {
    const child = spawnUnprivileged(program, args, [folder])
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
