import type { World } from './world.ts'

/** One measured line of a fault's table. `met` is null if there is no goal. */
export interface Figure {
  readonly figure: string
  readonly value: number | string
  readonly goal: string
  readonly met: boolean | null
}

/** How hard a fault is tried. Each has its own scale, and a share of it gives a short run. */
export interface Effort {
  /** 1 is the scale that the goal refers to; 0.1 is a tenth of it. */
  readonly share: number
  /** The commit of the older version, for faults in which two versions meet; undefined selects the latest suitable one. */
  readonly before?: string | undefined
}

/**
 * A failure caused on purpose, with real server processes, PostgreSQL, and the gateway in its own process. To add one,
 * write a file like the others here and add it to `registry.ts`. The world, the tables, and the checks of invariants
 * and control are provided.
 */
export interface Fault {
  /** The fault's number in the plan. */
  readonly id: string
  readonly title: string
  /** Whether all servers reach PostgreSQL through `world.wire`. */
  readonly wired?: true
  /** What this machine lacks for the fault; undefined if it can be run. */
  readonly lacks?: (effort: Effort) => string | undefined
  readonly run: (world: World, effort: Effort) => Promise<readonly Figure[]>
  /** The same with the guard removed. It must cause harm, or the run above has proved nothing. */
  readonly control: {
    readonly without: string
    /** Whether harm was seen. */
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

/** A share of the scale that the goal refers to, but at least `least`. */
export const scaled = (whole: number, { share }: Effort, least = 1): number =>
  Math.max(least, Math.round(whole * share))
