import { toastMs } from '@foyer/contract/vocabulary/constants.ts'

export interface ToastAction {
  readonly label: string
  readonly run: () => void
  /** A retry. It is withdrawn if the user starts the action again by hand. */
  readonly again?: true
}

export interface ToastMessage {
  readonly tone: 'ok' | 'warn' | 'bad'
  readonly title: string
  /** Shown below the title, one line each. */
  readonly details?: readonly string[]
  readonly actions?: readonly ToastAction[]
  /** The part of the page that it is about. */
  readonly form?: unknown
}

export interface Toast extends ToastMessage {
  readonly id: number
}

/** A timer: calls back after a delay and returns a function that cancels. */
export type Schedule = (action: () => void, ms: number) => () => void

/** Why the timers are paused: the pointer or the focus is on a toast, or the window is hidden. */
export type Hold = 'pointer' | 'focus' | 'hidden'

const atMost = 3

interface Clocked {
  toast: Toast
  left: number
  startedAt: number
  cancel: () => void
}

/**
 * The toasts on screen: at most three, each for 7 s; the others wait in a queue. While the user reads one (pointer,
 * focus) or the window is hidden, the timers are paused.
 */
export class ToastStore {
  readonly #now: () => number
  readonly #schedule: Schedule
  readonly #listeners = new Set<() => void>()
  #waiting: readonly Toast[] = []
  #shown: readonly Clocked[] = []
  #snapshot: readonly Toast[] = []
  readonly #holds = new Set<Hold>()
  #lastId = 0

  constructor(now: () => number, schedule: Schedule) {
    this.#now = now
    this.#schedule = schedule
  }

  show(message: ToastMessage): number {
    this.#lastId += 1
    this.#waiting = [...this.#waiting, { ...message, id: this.#lastId }]
    this.#fill()
    return this.#lastId
  }

  dismiss(id: number): void {
    this.#shown.find(({ toast }) => toast.id === id)?.cancel()
    this.#shown = this.#shown.filter(({ toast }) => toast.id !== id)
    this.#fill()
  }

  /**
   * Removes the retry from the toasts of this part of the page. Their text stays, because it may concern something else
   * in that part.
   */
  withdraw(form: unknown): void {
    const isAbout = (toast: Toast): boolean => toast.form !== undefined && toast.form === form
    if (![...this.#snapshot, ...this.#waiting].some(isAbout)) return
    const without = (toast: Toast): Toast =>
      isAbout(toast) ? { ...toast, actions: toast.actions?.filter(({ again }) => again !== true) ?? [] } : toast
    this.#waiting = this.#waiting.map(without)
    for (const clocked of this.#shown) clocked.toast = without(clocked.toast)
    this.#fill()
  }

  /** Pauses the timers until no reason to hold remains. */
  hold(reason: Hold, holds: boolean): void {
    const wasHeld = this.#isHeld
    if (holds) this.#holds.add(reason)
    else this.#holds.delete(reason)
    if (this.#isHeld === wasHeld) return
    for (const clocked of this.#shown) {
      if (wasHeld) this.#start(clocked)
      else this.#stop(clocked)
    }
  }

  get #isHeld(): boolean {
    return this.#holds.size > 0
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly shown = (): readonly Toast[] => this.#snapshot

  #fill(): void {
    while (this.#shown.length < atMost) {
      const [toast, ...rest] = this.#waiting
      if (toast === undefined) break
      this.#waiting = rest
      const clocked: Clocked = { toast, left: toastMs, startedAt: this.#now(), cancel: () => undefined }
      this.#shown = [...this.#shown, clocked]
      if (!this.#isHeld) this.#start(clocked)
    }
    this.#snapshot = this.#shown.map(({ toast }) => toast)
    for (const listener of this.#listeners) listener()
  }

  #stop(clocked: Clocked): void {
    clocked.cancel()
    clocked.left -= this.#now() - clocked.startedAt
  }

  #start(clocked: Clocked): void {
    clocked.startedAt = this.#now()
    clocked.cancel = this.#schedule(() => this.dismiss(clocked.toast.id), clocked.left)
  }
}

/** The page's only toast store. */
export const toasts = new ToastStore(
  () => performance.now(),
  (action, ms) => {
    const timer = setTimeout(action, ms)
    return () => clearTimeout(timer)
  },
)
