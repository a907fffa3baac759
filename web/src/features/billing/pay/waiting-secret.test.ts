import { expect, it } from 'vitest'
import { memoryStore } from '../../../lib/storage.ts'
import { waitingSecrets } from './waiting-secret.ts'

it('the secret of a question survives a reload of the tab, only for its own order', () => {
  const store = memoryStore()
  waitingSecrets(store).keep('o1', 'pi_1_secret')
  const afterReload = waitingSecrets(store)
  expect(afterReload.of('o1')).toBe('pi_1_secret')
  expect(afterReload.of('o2')).toBeNull()
})

it('a discarded secret is missing', () => {
  const secrets = waitingSecrets(memoryStore())
  secrets.keep('o1', 'pi_1_secret')
  secrets.keep('o2', 'pi_2_secret')
  secrets.drop('o1')
  expect(secrets.of('o1')).toBeNull()
  expect(secrets.of('o2')).toBe('pi_2_secret')
})
