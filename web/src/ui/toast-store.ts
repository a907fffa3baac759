import { toastMs } from '@foyer/contract/vocabulary/constants.ts'

export interface ToastAction {
  readonly label: string
  readonly run: () => void
}

export interface ToastMessage {
  readonly tone: 'ok' | 'warn' | 'bad'
  readonly title: string
  /** Shown below the title, one line each. */
  readonly details?: readonly string[]
  readonly actions?: readonly ToastAction[]
}

export interface Toast extends ToastMessage {
  readonly id: number
}

/** Calls back after a time; the answer cancels. */
export type Schedule = (action: () => void, ms: number) => () => void

const atMost = 3

interface Clocked {
  readonly toast: Toast
  left: number
  startedAt: number
  cancel: () => void
}

/**
 * Messages on screen: at most three, each for 7 s of undisturbed time. The others wait for a place.
 * While someone reads (pointer, focus) or the window is hidden, no time passes.
 */
export class ToastStore {
  readonly #now: () => number
  readonly #schedule: Schedule
  readonly #listeners = new Set<() => void>()
  readonly #waiting: Toast[] = []
  #shown: readonly Clocked[] = []
  #snapshot: readonly Toast[] = []
  #paused = false
  #lastId = 0

  constructor(now: () => number, schedule: Schedule) {
    this.#now = now
    this.#schedule = schedule
  }

  show(message: ToastMessage): number {
    this.#lastId += 1
    this.#waiting.push({ ...message, id: this.#lastId })
    this.#fill()
    return this.#lastId
  }

  dismiss(id: number): void {
    this.#shown.find(({ toast }) => toast.id === id)?.cancel()
    this.#shown = this.#shown.filter(({ toast }) => toast.id !== id)
    // Nobody reads what is gone; whoever closed the last one by key or touch leaves no event behind that says so.
    if (this.#shown.length === 0 && this.#waiting.length === 0) this.#paused = false
    this.#fill()
  }

  pause(): void {
    if (this.#paused) return
    this.#paused = true
    for (const clocked of this.#shown) {
      clocked.cancel()
      clocked.left -= this.#now() - clocked.startedAt
    }
  }

  resume(): void {
    if (!this.#paused) return
    this.#paused = false
    for (const clocked of this.#shown) this.#start(clocked)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly shown = (): readonly Toast[] => this.#snapshot

  #fill(): void {
    while (this.#shown.length < atMost) {
      const toast = this.#waiting.shift()
      if (toast === undefined) break
      const clocked: Clocked = { toast, left: toastMs, startedAt: this.#now(), cancel: () => undefined }
      this.#shown = [...this.#shown, clocked]
      if (!this.#paused) this.#start(clocked)
    }
    this.#snapshot = this.#shown.map(({ toast }) => toast)
    for (const listener of this.#listeners) listener()
  }

  #start(clocked: Clocked): void {
    clocked.startedAt = this.#now()
    clocked.cancel = this.#schedule(() => this.dismiss(clocked.toast.id), clocked.left)
  }
}

/** The one place of the page where messages appear. */
export const toasts = new ToastStore(
  () => performance.now(),
  (action, ms) => {
    const timer = setTimeout(action, ms)
    return () => clearTimeout(timer)
  },
)
