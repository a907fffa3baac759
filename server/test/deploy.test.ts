import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'

/** Neither Docker nor systemd runs where tests do: what these files name is held against what there is. */
const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Every variable that a sentence of the manual explains. */
const documented = new Set(
  read('docs/OPERATIONS.md')
    .match(/`[A-Z][A-Z0-9_]+`/g)
    ?.map((name) => name.slice(1, -1)),
)

const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      environment: z.record(z.string(), z.string()).default({}),
      build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
      volumes: z.array(z.string()).default([]),
      depends_on: z.record(z.string(), z.object({ condition: z.literal('service_healthy') })).default({}),
      healthcheck: z.object({ test: z.array(z.string()).min(2) }).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
})

describe('the compose file', () => {
  const { services, volumes } = Compose.parse(parse(read('deploy/compose.yaml')))

  it('sets only what Foyer reads', () => {
    const names = Object.keys(services['foyer']?.environment ?? {})
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !documented.has(name))).toEqual([])
  })

  it('builds a file that exists, and waits for services that say when they are healthy', () => {
    const { build, depends_on = {} } = services['foyer'] ?? {}
    expect(existsSync(join(root, 'deploy', build?.context ?? '', build?.dockerfile ?? ''))).toBe(true)
    for (const name of Object.keys(depends_on)) expect(services[name]?.healthcheck, name).toBeDefined()
  })

  it('keeps in a volume what must not be lost', () => {
    const named = Object.values(services)
      .flatMap((service) => service.volumes.map((volume) => volume.split(':')[0] ?? ''))
      .filter((name) => !name.startsWith('.'))
    expect(named.sort()).toEqual(Object.keys(volumes).sort())
  })
})

describe('the image', () => {
  const lines = read('deploy/Dockerfile').split('\n')

  it('copies what there is, or what its first stage builds', () => {
    const copied = lines.flatMap((line) => /^COPY --from=build \/foyer\/(\S+)/.exec(line)?.[1] ?? [])
    const built = ['node_modules', 'web/dist']
    expect(copied.length).toBeGreaterThan(3)
    expect(copied.filter((path) => !built.includes(path) && !existsSync(join(root, path)))).toEqual([])
  })

  it('starts the server itself, as nobody with rights', () => {
    const command = lines.findLast((line) => line.startsWith('CMD '))
    const [, file = ''] = z.array(z.string()).parse(JSON.parse(command?.slice(4) ?? ''))
    expect(existsSync(join(root, file))).toBe(true)
    expect(lines).toContain('USER node')
  })
})

describe('the unit of systemd', () => {
  const unit = read('deploy/foyer.service')
  const value = (key: string): string => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? ''

  it('starts what is there, in a folder that it may write', () => {
    const [program = '', file = ''] = value('ExecStart').split(' ')
    expect(program).toBe(`${value('WorkingDirectory')}/node_modules/.bin/node`)
    expect(existsSync(join(root, file))).toBe(true)
    expect(value('Environment')).toContain(`FOYER_DATA=/var/lib/${value('StateDirectory')}`)
  })

  it('waits longer than Foyer takes to stop', () => {
    expect(Number(value('TimeoutStopSec'))).toBeGreaterThan(30)
  })
})
