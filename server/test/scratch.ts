import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Three times what a whole run needs at once. */
const enough = 3 * 1024 ** 3

const memory = '/dev/shm'

const isRoomy = (folder: string): boolean => {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= enough
  } catch {
    return false
  }
}

/**
 * A new folder for databases and files that end with the tests. It is in memory if the system has enough, because a
 * disk takes several times as long for the thousand files of each new database.
 */
export const makeScratchFolder = (prefix: string): string =>
  mkdtempSync(join(isRoomy(memory) ? memory : tmpdir(), prefix))
