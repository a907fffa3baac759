import type { World } from './world.ts'

/** One measured line of a fault's table. `met` is null where nothing was promised. */
export interface Figure {
  readonly figure: string
  readonly value: number | string
  readonly goal: string
  readonly met: boolean | null
}

/** How hard a fault is tried; each has its own measure of it, and a share of that for a short run. */
export interface Effort {
  /** 1 is what the goal is about; 0.1 a tenth of it. */
  readonly share: number
  /** The commit whose version is the older one where two versions meet; undefined for the latest that fits. */
  readonly before?: string | undefined
}

/**
 * One thing that goes wrong, with real server processes, PostgreSQL and a gateway of its own process.
 * To add one, write a file like the others here and name it in `registry.ts`: the world, the tables, the invariants after
 * the run and the control come by themselves.
 */
export interface Fault {
  /** As the plan of faults numbers it. */
  readonly id: string
  readonly title: string
  /** Whether everything meets PostgreSQL over `world.wire`. */
  readonly wired?: true
  /** What this machine lacks for it; undefined where it can be run. */
  readonly lacks?: (effort: Effort) => string | undefined
  readonly run: (world: World, effort: Effort) => Promise<readonly Figure[]>
  /** The same with the guard taken away. It must come out wrong, or the run above has proved nothing. */
  readonly control: {
    readonly without: string
    /** Whether the harm was seen. */
    readonly run: (world: World, effort: Effort) => Promise<{ readonly harm: boolean; readonly seen: string }>
  }
}

export const atMost = (figure: string, value: number, most: number, unit = ''): Figure => ({
  figure,
  value: `${value}${unit}`,
  goal: `at most ${most}${unit}`,
  met: value <= most,
})

export const exactly = (figure: string, value: number, wanted: number): Figure => ({
  figure,
  value,
  goal: String(wanted),
  met: value === wanted,
})

export const told = (figure: string, value: number | string): Figure => ({ figure, value, goal: '', met: null })

/** So many of what the goal is about, never fewer than `least`. */
export const scaled = (whole: number, { share }: Effort, least = 1): number =>
  Math.max(least, Math.round(whole * share))
