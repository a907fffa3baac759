import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { lchownSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** uid and gid of `nobody` on every Linux. */
const nobody = 65_534

/**
 * PostgreSQL refuses to run as root. Where Foyer itself is root (containers, CI), its child becomes somebody else:
 * in a user namespace where the kernel allows it, which leaves files and paths as they are, else as `nobody`.
 */
const asRoot = process.getuid?.() === 0

const namespaces =
  asRoot && spawnSync('unshare', ['--user', '--map-user=65534', '--map-group=65534', 'true']).status === 0

/** With everything in it: what was made in a user namespace, or came back from a backup of one, is root's. */
const giveToNobody = (folder: string): void => {
  if (isNobodys(folder)) return
  for (const name of readdirSync(folder, { encoding: 'utf8', recursive: true }))
    lchownSync(join(folder, name), nobody, nobody)
  lchownSync(folder, nobody, nobody)
}

const isNobodys = (folder: string): boolean => statSync(folder).uid === nobody

/** The program can read and write these folders, whoever it becomes. */
export const spawnUnprivileged = (
  program: string,
  args: readonly string[],
  folders: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ChildProcess => {
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe']
  // The C locale keeps messages readable for us and collation the same on every machine.
  const env = { ...process.env, ...environment, LC_ALL: 'C', LC_MESSAGES: 'C' }
  // A process group of its own: Ctrl+C in the terminal must reach Foyer first, which then stops PostgreSQL in order.
  const detached = true
  if (!asRoot) return spawn(program, args, { stdio, env, detached })
  // In a namespace nothing of nobody's could be opened.
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
