import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastStore } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const storeOf = (): ToastStore =>
  new ToastStore(
    () => Date.now(),
    (action, ms) => {
      const timer = setTimeout(action, ms)
      return () => clearTimeout(timer)
    },
  )

const titles = (store: ToastStore) => store.shown().map(({ title }) => title)

it('SHELL-67, CONST-01 a toast closes after 7000 ms', () => {
  const store = storeOf()
  store.show({ tone: 'bad', title: 'one' })
  vi.advanceTimersByTime(6_999)
  expect(titles(store)).toEqual(['one'])
  vi.advanceTimersByTime(1)
  expect(titles(store)).toEqual([])
})

it('the time stops while somebody reads', () => {
  const store = storeOf()
  store.show({ tone: 'ok', title: 'one' })
  vi.advanceTimersByTime(5_000)
  store.hold('pointer', true)
  vi.advanceTimersByTime(60_000)
  store.hold('pointer', false)
  vi.advanceTimersByTime(1_999)
  expect(titles(store)).toEqual(['one'])
  vi.advanceTimersByTime(1)
  expect(titles(store)).toEqual([])
})

it('SHELL-69 at most three are shown, the others follow', () => {
  const store = storeOf()
  for (const title of ['one', 'two', 'three', 'four']) store.show({ tone: 'bad', title })
  expect(titles(store)).toEqual(['one', 'two', 'three'])
  store.dismiss(2)
  expect(titles(store)).toEqual(['one', 'three', 'four'])
})

it('SHELL-67 the time stops while one reason remains, in whatever order they begin and end', () => {
  const store = storeOf()
  store.show({ tone: 'ok', title: 'one' })
  store.hold('pointer', true)
  store.hold('focus', true)
  store.hold('pointer', false)
  store.hold('hidden', true)
  store.hold('focus', false)
  store.show({ tone: 'ok', title: 'two' })
  vi.advanceTimersByTime(60_000)
  expect(titles(store)).toEqual(['one', 'two'])
  store.hold('hidden', false)
  vi.advanceTimersByTime(7_000)
  expect(titles(store)).toEqual([])
})

it('a retry is removed when its form is submitted manually, even if it is not shown yet; the message stays', () => {
  const store = storeOf()
  const [form, other] = [{}, {}]
  const run = (): void => undefined
  const actions = [
    { label: 'again', run, again: true },
    { label: 'copy', run },
  ] as const
  const labels = () => store.shown().map(({ actions: offered = [] }) => offered.map(({ label }) => label).join())
  for (const each of [form, other, undefined]) store.show({ tone: 'bad', title: 'failed', actions, form: each })
  store.show({ tone: 'bad', title: 'waiting', actions, form })
  store.withdraw(undefined)
  expect(labels()).toEqual(Array(3).fill('again,copy'))
  store.withdraw(form)
  expect(labels()).toEqual(['copy', 'again,copy', 'again,copy'])
  store.dismiss(1)
  expect(titles(store)).toEqual(['failed', 'failed', 'waiting'])
  expect(labels()).toEqual(['again,copy', 'again,copy', 'copy'])
  vi.advanceTimersByTime(7_000)
  expect(titles(store)).toEqual([])
})
