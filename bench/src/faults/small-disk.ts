import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { World } from './world.ts'

/** The growing tables that every payment writes to. */
const growing = ['billing.payment_attempt', 'platform.idempotency_key', 'platform.audit_entry'] as const

/** A separate disk for the tables that payments write to. */
export interface SmallDisk {
  /** Fills it, so that not one more page fits. */
  fill(): void
  free(): void
  /** Moves the tables back. */
  leave(): Promise<void>
}

/** A RAM disk of 64 MB. It is mounted, which only root can do; undefined for other users. */
export const moveToSmallDisk = async (world: World): Promise<SmallDisk | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  const folder = join(world.folder, 'small-disk')
  mkdirSync(folder)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m,mode=777', 'tmpfs', folder])
  world.defer(() => void execFileSync('umount', ['-l', folder]))
  const place = join(folder, 'tables')
  mkdirSync(place, { mode: 0o700 })
  await world.ask(`create tablespace small_disk location '${place}'`)
  for (const table of growing) await world.ask(`alter table ${table} set tablespace small_disk`)
  const ballast = join(folder, 'ballast')
  const free = (): void => rmSync(ballast, { force: true })
  return {
    fill: () => {
      const megabyte = Buffer.alloc(1024 * 1024)
      try {
        for (;;) writeFileSync(ballast, megabyte, { flag: 'a' })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    },
    free,
    leave: async () => {
      free()
      for (const table of growing) await world.ask(`alter table ${table} set tablespace pg_default`)
      await world.ask('drop tablespace small_disk')
    },
  }
}
