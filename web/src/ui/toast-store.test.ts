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

it('SHELL-67, CONST-01 a toast goes after 7000 ms', () => {
  const store = storeOf()
  store.show({ tone: 'bad', title: 'one' })
  vi.advanceTimersByTime(6_999)
  expect(titles(store)).toEqual(['one'])
  vi.advanceTimersByTime(1)
  expect(titles(store)).toEqual([])
})

it('no time passes while someone reads', () => {
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

it('SHELL-67 no time passes while one reason is left, in whichever order they come and go', () => {
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

it('what was said of a form is taken back as that begins anew, also where it has no place yet', () => {
  const store = storeOf()
  const [form, other] = [{}, {}]
  for (const title of ['one', 'two', 'three']) store.show({ tone: 'bad', title, form: title === 'two' ? form : other })
  store.show({ tone: 'bad', title: 'waiting', form })
  store.show({ tone: 'ok', title: 'of nothing' })
  store.withdraw(form)
  expect(titles(store)).toEqual(['one', 'three', 'of nothing'])
  store.withdraw(undefined)
  expect(titles(store)).toEqual(['one', 'three', 'of nothing'])
  store.withdraw(other)
  expect(titles(store)).toEqual(['of nothing'])
})
