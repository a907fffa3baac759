import { Client } from 'pg'
import { afterAll, vi } from 'vitest'

/** Calls back whenever any connection to PostgreSQL is asked to do this, which it then does. Lasts until the end of the file. */
export const whenever = (
  name: 'connect' | 'query',
  look: (client: Client, asked: readonly unknown[]) => void,
): void => {
  const { [name]: done } = Client.prototype
  const onlooker = vi.spyOn(Client.prototype, name).mockImplementation(function (this: Client, ...asked: unknown[]) {
    look(this, asked)
    return Reflect.apply(done, this, asked) as never
  })
  afterAll(() => onlooker.mockRestore())
}
