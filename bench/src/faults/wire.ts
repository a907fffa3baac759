import type { AddressInfo } from 'node:net'
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/** The condition of a wire: everything passes; connections are closed and refused; or nothing gets through any more. */
export type Condition = 'sound' | 'cut' | 'mute'

/**
 * A proxy between Foyer and something it needs, which can be cut, silenced or redirected: what toxiproxy does, within
 * this process.
 */
export interface Wire {
  readonly port: number
  become(condition: Condition): void
  /** Existing connections stay; new ones go to this target. */
  lead(to: NetConnectOpts): void
  close(): void
}

interface Pair {
  readonly near: Socket
  readonly far: Socket
}

export const openWire = async (target: NetConnectOpts): Promise<Wire> => {
  let to = target
  let condition: Condition = 'sound'
  const pairs = new Set<Pair>()
  const end = ({ near, far }: Pair): void => {
    near.destroy()
    far.destroy()
  }
  const join = (near: Socket): void => {
    if (condition === 'cut') return void near.resetAndDestroy()
    const far = connect(to)
    const pair = { near, far }
    pairs.add(pair)
    for (const socket of [near, far]) socket.on('error', () => end(pair)).on('close', () => end(pair))
    far.on('close', () => pairs.delete(pair))
    near.pipe(far).pipe(near)
    if (condition === 'mute') silence(pair)
  }
  const server = createServer({ allowHalfOpen: false }, join)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // It listens on a port, not on a Unix socket.
  return {
    port,
    become: (next) => {
      condition = next
      for (const pair of pairs) {
        if (next === 'cut') end(pair)
        else if (next === 'mute') silence(pair)
        else speak(pair)
      }
    },
    lead: (next) => {
      to = next
    },
    close: () => {
      for (const pair of pairs) end(pair)
      server.close()
    },
  }
}

/** Both ends believe that they are connected, but neither receives anything. */
const silence = ({ near, far }: Pair): void => {
  near.unpipe(far).pause()
  far.unpipe(near).pause()
}

/** What was sent meanwhile arrives late. */
const speak = ({ near, far }: Pair): void => {
  near.pipe(far).pipe(near)
}
