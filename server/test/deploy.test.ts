import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { readSettings } from '../src/config.ts'
import { makeScratchFolder } from './scratch.ts'

/** Neither Docker nor systemd runs where the tests do, so what these files refer to is compared with what exists. */
const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** How `npm start` calls Node: with the same options everywhere. */
const startWords = (): string[] => {
  const { scripts } = z.object({ scripts: z.object({ start: z.string() }) }).parse(JSON.parse(read('package.json')))
  return scripts.start.split('&& node ').at(-1)?.split(' ') ?? []
}

/** Every variable that the manual explains. */
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
      env_file: z.string().optional(),
      build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
      volumes: z.array(z.string()).default([]),
      depends_on: z.record(z.string(), z.object({ condition: z.literal('service_healthy') })).default({}),
      healthcheck: z.object({ test: z.array(z.string()).min(2) }).optional(),
      logging: z.object({ options: z.record(z.string(), z.string()) }).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
})

const compose = Compose.parse(parse(read('deploy/compose.yaml')))

describe('the compose file', () => {
  const { services, volumes } = compose

  it('sets only what Foyer reads', () => {
    const names = Object.keys(services['foyer']?.environment ?? {})
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !documented.has(name))).toEqual([])
  })

  it('passes everything beside the passwords to Foyer, such as the keys of gateways', () => {
    expect(services['foyer']?.env_file).toBe('.env')
    for (const variable of ['S3_ENDPOINT', 'FOYER_SECRET_BEFORE']) expect(documented).toContain(variable)
  })

  it('mounts local files from a place that neither git nor the image includes, as the manual says', () => {
    const { environment = {}, volumes: mounted = [] } = services['foyer'] ?? {}
    expect(mounted).toContain('./own:/etc/foyer:ro')
    expect(environment['FOYER_CONFIG']).toBe('/etc/foyer/foyer.yaml')
    expect(read('docs/OPERATIONS.md')).toContain('install -m 644 deploy/foyer.yaml deploy/own/foyer.yaml')
    expect(read('.gitignore').split('\n')).toEqual(expect.arrayContaining(['.env', 'deploy/own/']))
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['**/.env', 'deploy/own']))
  })

  it('has its passwords created by the manual readable only by their owner, and leaves the shell unchanged', () => {
    const folder = makeScratchFolder('foyer-passwords-')
    const [line = ''] = /^\(umask 077; .* > deploy\/\.env\)$/m.exec(read('docs/OPERATIONS.md')) ?? []
    mkdirSync(join(folder, 'deploy'))
    execFileSync('sh', ['-c', `umask 022\n${line}\ntouch after`], { cwd: folder })
    const modes = ['deploy/.env', 'after'].map((file) => statSync(join(folder, file)).mode & 0o777)
    const names = readFileSync(join(folder, 'deploy/.env'), 'utf8').match(/^\w+(?==)/gm)
    rmSync(folder, { recursive: true, force: true })
    expect(modes).toEqual([0o600, 0o644])
    expect(names).toEqual(['FOYER_SECRET', 'POSTGRES_PASSWORD', 'CLICKHOUSE_PASSWORD'])
  })

  it('builds an existing file, and waits for services with health checks', () => {
    const { build, depends_on = {} } = services['foyer'] ?? {}
    expect(existsSync(join(root, 'deploy', build?.context ?? '', build?.dockerfile ?? ''))).toBe(true)
    for (const name of Object.keys(depends_on)) expect(services[name]?.healthcheck, name).toBeDefined()
  })

  it('matches the manual’s backup of its volumes, and its restore of each', () => {
    const copied = [
      ...read('docs/OPERATIONS.md').matchAll(/(?:exec -T (\w+) tar|--entrypoint tar (\w+)) -C (\S+) -([cx])f -/g),
    ].map(([, running, stopped, folder, way]) => ({ service: running ?? stopped ?? '', folder: folder ?? '', way }))
    expect(copied.map(({ way }) => way)).toEqual(['c', 'c', 'x', 'x'])
    expect(copied.slice(2).map(({ folder }) => folder)).toEqual(copied.slice(0, 2).map(({ folder }) => folder))
    for (const { service, folder } of copied)
      expect(services[service]?.volumes.some((volume) => volume.endsWith(`:${folder}`))).toBe(true)
  })

  it('limits the logs of each service, which share a disk with the database', () => {
    for (const [name, { logging }] of Object.entries(services))
      expect(Object.keys(logging?.options ?? {}), name).toEqual(['max-size', 'max-file'])
  })

  it('keeps the database of statistics from logging itself without an end', () => {
    expect(services['clickhouse']?.volumes).toContain('./clickhouse.xml:/etc/clickhouse-server/config.d/foyer.xml:ro')
    const logs = read('deploy/clickhouse.xml')
    for (const table of ['text_log', 'trace_log', 'metric_log', 'asynchronous_metric_log'])
      expect(logs).toContain(`<${table} remove="1"/>`)
    for (const table of ['query_log', 'part_log'])
      expect(logs).toMatch(new RegExp(`<${table}>\\s*<ttl>event_date \\+ INTERVAL 7 DAY DELETE</ttl>`))
  })

  it('keeps everything that must not be lost in a volume', () => {
    const named = Object.values(services)
      .flatMap((service) => service.volumes.map((volume) => volume.split(':')[0] ?? ''))
      .filter((name) => !name.startsWith('.'))
    expect(named.sort()).toEqual(Object.keys(volumes).sort())
  })
})

describe('the image', () => {
  const lines = read('deploy/Dockerfile').split('\n')

  it('copies existing files, or those its first stage builds', () => {
    const copied = lines.flatMap((line) => /^COPY --from=build \/foyer\/(\S+)/.exec(line)?.[1] ?? [])
    const built = ['node_modules', 'web/dist']
    expect(copied.length).toBeGreaterThan(3)
    expect(copied.filter((path) => !built.includes(path) && !existsSync(join(root, path)))).toEqual([])
  })

  it('can be read by its user, however narrow the umask of the files was', () => {
    expect(lines.find((line) => line.startsWith('RUN npm ci'))).toMatch(/ && chmod -R a\+rX \.$/)
  })

  it('starts the server directly, as an unprivileged user', () => {
    const command = lines.findLast((line) => line.startsWith('CMD '))
    const [, ...words] = z.array(z.string()).parse(JSON.parse(command?.slice(4) ?? ''))
    expect(words).toEqual(startWords())
    expect(existsSync(join(root, words.at(-1) ?? ''))).toBe(true)
    expect(lines).toContain('USER node')
  })
})

describe('an installation by the manual', () => {
  it('S53 only runs scripts of the named packages, and is refused by npm if another one has some', () => {
    const { allowScripts } = z
      .object({ allowScripts: z.record(z.string(), z.boolean()) })
      .parse(JSON.parse(read('package.json')))
    const { packages } = z
      .object({ packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })) })
      .parse(JSON.parse(read('package-lock.json')))
    const bringing = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
      path !== '' && hasInstallScript === true ? [path.replace(/^.*node_modules\//, '')] : [],
    )
    expect(Object.keys(allowScripts).sort()).toEqual(bringing.sort())
    expect(read('.npmrc').split('\n')).toContain('strict-allow-scripts=true')
  })

  it('omits no native part: those for pictures and documents are optional packages, one for each system', () => {
    const said = ['docs/OPERATIONS.md', 'deploy/Dockerfile', 'deploy/foyer.service'].flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line) => /\bnpm (?:ci|install|prune)\b[^#&]*/.exec(line)?.[0] ?? []),
    )
    expect(said.length).toBeGreaterThan(4)
    expect(said.filter((command) => command.includes('--omit=optional'))).toEqual([])
  })
})

describe('the service’s command line', () => {
  const folder = makeScratchFolder('foyer-deploy-')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('reads the environment like systemd: special characters of a shell are literal', () => {
    const file = join(folder, 'environment')
    const lines = [
      '# the database',
      'DATABASE_URL=postgresql://foyer:pa$$w`d@db.example/foyer?sslmode=verify-full&connect_timeout=5',
      '',
      'SMTP_URL="smtp://mail.example:587"',
      "FOYER_SECRET='a secret; with words'",
      '; METRICS_TOKEN=none',
      'LOG_LEVEL=warn',
    ]
    writeFileSync(file, lines.join('\n'))
    const script = read('deploy/foyer.sh')
      .replace('/etc/foyer/environment', file)
      .replace('cd /opt/foyer', `cd ${root}`)
      .replace(/^exec runuser .*$/m, 'exec env -0')
    const said = execFileSync('sh', ['-c', script], { env: { PATH: process.env['PATH'] }, encoding: 'utf8' })
    expect(said.split('\0')).toEqual(
      expect.arrayContaining([
        'DATABASE_URL=postgresql://foyer:pa$$w`d@db.example/foyer?sslmode=verify-full&connect_timeout=5',
        'SMTP_URL=smtp://mail.example:587',
        'FOYER_SECRET=a secret; with words',
        'LOG_LEVEL=warn',
        'FOYER_DATA=/var/lib/foyer',
      ]),
    )
    expect(said).not.toContain('METRICS_TOKEN')
  })
})

describe('the example configuration', () => {
  const environment = { FOYER_CONFIG: join(root, 'deploy/foyer.yaml') }

  it('is valid as it is, behind a proxy, and takes its secrets from the environment', () => {
    expect(() => readSettings(environment)).toThrow('needs the environment variable FOYER_SECRET')
    const settings = readSettings({ ...environment, FOYER_SECRET: 'a secret of thirty-two characters' })
    expect(settings.trusted_proxies).not.toEqual([])
    for (const { public_url } of Object.values(settings.brands)) expect(public_url).toMatch(/^https:/)
  })

  it('only names variables that the compose file requires', () => {
    const { environment: set = {} } = compose.services['foyer'] ?? {}
    const named = [...read('deploy/foyer.yaml').matchAll(/'\$\{(\w+)\}'/g)].map(([, name]) => name)
    expect(Object.keys(set)).toEqual(expect.arrayContaining(named))
  })
})

describe('the systemd unit', () => {
  const unit = read('deploy/foyer.service')
  const value = (key: string): string => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? ''

  it('starts existing files, in a writable folder', () => {
    const [program = '', ...words] = value('ExecStart').split(' ')
    expect(program).toBe(`${value('WorkingDirectory')}/node_modules/.bin/node`)
    expect(words).toEqual(startWords())
    expect(existsSync(join(root, words.at(-1) ?? ''))).toBe(true)
    expect(value('Environment')).toContain(`FOYER_DATA=/var/lib/${value('StateDirectory')}`)
  })

  it('has a folder for sockets that its commands also see, and nobody else, because its /tmp is private', () => {
    expect(value('PrivateTmp')).toBe('yes')
    const runtime = `/run/${value('RuntimeDirectory')}`
    expect(runtime).toBe('/run/foyer')
    expect(value('RuntimeDirectoryMode')).toBe(value('StateDirectoryMode'))
    expect(readSettings({ RUNTIME_DIRECTORY: runtime }).runtime).toBe(runtime)
  })

  it('goes on when the kernel ends one of its processes for lack of memory', () => {
    expect(value('OOMPolicy')).toBe('continue')
  })

  it('waits longer than Foyer takes to stop', () => {
    expect(Number(value('TimeoutStopSec'))).toBeGreaterThan(30)
  })
})

const hasCurl = spawnSync('curl', ['--version']).status === 0

const handOver = (): void => {
  const command = /^curl .*\/inbound_mail .*$/m.exec(read('docs/OPERATIONS.md'))?.[0] ?? ''

  /** The command's exit code for this answer; null for a server that does not answer. */
  const endOf = async (status: number | null): Promise<unknown> => {
    const server = createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(status ?? 500).end('{}'))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    if (status === null) server.close()
    const env = { PATH: process.env['PATH'], KEY: 'key' }
    const script = command.replace('https://portal.example.com', `http://127.0.0.1:${port}`)
    const handing = spawn('sh', ['-c', script], { env, stdio: ['pipe', 'ignore', 'ignore'] })
    handing.stdin.end('From: Ada <ada@people.example>\r\n\r\nYes')
    const [code]: unknown[] = await once(handing, 'close')
    server.close()
    return code
  }

  it('makes the mail server keep what was not accepted: overload, an error, or no answer lose no mail', async () => {
    expect(await endOf(200)).toBe(0)
    for (const status of [429, 503, null]) expect(await endOf(status), String(status)).toBe(75)
  })
}

if (hasCurl) describe('the command that delivers mails', handOver)
