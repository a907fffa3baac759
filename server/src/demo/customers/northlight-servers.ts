import type { ServerPlan } from '../plans.ts'

/** Northlight's media servers: playout in Stockholm, edges around the Baltic. */

const edge = { version: '26.10.2', medias: 58, rate: 2.7, cpu: 52, memory: 57 } as const

export const playoutServers: readonly ServerPlan[] = [
  {
    hostname: 'sto-play-01',
    ip: '203.0.113.21',
    country: 'SE',
    version: '26.10.2',
    medias: 62,
    viewers: 14_820,
    rate: 2.6,
    cpu: 58,
    memory: 58,
  },
  {
    hostname: 'sto-play-02',
    ip: '203.0.113.22',
    country: 'SE',
    version: '26.10.2',
    medias: 60,
    viewers: 13_960,
    rate: 2.6,
    cpu: 55,
    memory: 55,
  },
  {
    hostname: 'sto-edge-03',
    ip: '203.0.113.37',
    country: 'SE',
    version: '26.10.1',
    medias: 62,
    viewers: 8_130,
    rate: 2.4,
    cpu: 98,
    memory: 71,
    alerts: [
      'error_disk_cache: disk cache is 94 % full: /var/cache/segments',
      'error_transcoder_queue: sport-1 drops frames, queue 240 of 200',
    ],
  },
  {
    hostname: 'got-edge-01',
    ip: '198.51.100.14',
    country: 'SE',
    version: '26.04.0',
    medias: 24,
    viewers: 5_200,
    rate: 2.7,
    cpu: 44,
    memory: 49,
    silent: 128,
  },
  { ...edge, hostname: 'mal-edge-02', ip: '198.51.100.22', country: 'SE', medias: 40, viewers: 3_300 },
]

export const regionalServers: readonly ServerPlan[] = [
  { ...edge, hostname: 'osl-edge-01', ip: '198.51.100.31', country: 'NO', viewers: 7_400 },
  { ...edge, hostname: 'hel-edge-01', ip: '198.51.100.47', country: 'FI', viewers: 6_150 },
  { ...edge, hostname: 'cph-edge-01', ip: '198.51.100.52', country: 'DK', viewers: 5_300 },
]

export const vanServers: readonly ServerPlan[] = [
  {
    hostname: 'ob-van-1',
    ip: '198.51.100.90',
    country: 'SE',
    version: '26.08.0',
    medias: 6,
    viewers: 24,
    rate: 6.5,
    cpu: 33,
    memory: 28,
  },
]

export const labServers: readonly ServerPlan[] = [
  {
    hostname: 'lab-webrtc-01',
    ip: '203.0.113.80',
    country: 'SE',
    version: '26.11.0-rc2',
    medias: 4,
    viewers: 60,
    rate: 4.1,
    cpu: 21,
    memory: 30,
  },
]

export const electionServers: readonly ServerPlan[] = [
  {
    hostname: 'burst-fra-1',
    ip: '203.0.113.140',
    country: 'DE',
    version: '26.10.2',
    medias: 12,
    viewers: 9_700,
    rate: 2.4,
    cpu: 61,
    memory: 42,
  },
  {
    hostname: 'burst-fra-2',
    ip: '203.0.113.141',
    country: 'DE',
    version: '26.10.2',
    medias: 12,
    viewers: 9_400,
    rate: 2.4,
    cpu: 60,
    memory: 41,
  },
]

export const studioServers: readonly ServerPlan[] = [
  {
    hostname: 'studio2-enc',
    ip: '192.0.2.12',
    country: 'SE',
    version: '25.02.1',
    medias: 9,
    viewers: 40,
    rate: 8.2,
    cpu: 47,
    memory: 52,
  },
]

export const ferryServers: readonly ServerPlan[] = [
  {
    hostname: 'ms-freja-playout',
    ip: '192.0.2.61',
    country: 'SE',
    version: '24.11.0',
    medias: 14,
    viewers: 310,
    rate: 3.8,
    cpu: 39,
    memory: 44,
    silent: 2_900,
  },
]

export const depotServers: readonly ServerPlan[] = [
  {
    hostname: 'watch-head-01',
    ip: '192.0.2.101',
    country: 'SE',
    version: '26.10.0',
    medias: 124,
    viewers: 26,
    rate: 3.1,
    cpu: 49,
    memory: 61,
  },
  {
    hostname: 'watch-depot-01',
    ip: '192.0.2.102',
    country: 'SE',
    version: '26.10.0',
    medias: 88,
    viewers: 11,
    rate: 3.1,
    cpu: 37,
    memory: 54,
  },
]

export const guardServers: readonly ServerPlan[] = [
  {
    hostname: 'watch-mobile-01',
    ip: '192.0.2.104',
    country: 'SE',
    version: '26.10.0',
    medias: 18,
    viewers: 18,
    rate: 1.1,
    cpu: 12,
    memory: 31,
  },
]

export const doorServers: readonly ServerPlan[] = [
  {
    hostname: 'watch-studio-01',
    ip: '192.0.2.110',
    country: 'SE',
    version: '26.06.3',
    medias: 31,
    viewers: 5,
    rate: 3.4,
    cpu: 18,
    memory: 36,
  },
]

export const vsaasServers: readonly ServerPlan[] = [
  {
    hostname: 'vsaas-sto-a',
    ip: '192.0.2.121',
    country: 'SE',
    version: '26.10.0',
    medias: 88,
    viewers: 2_900,
    rate: 3.3,
    cpu: 57,
    memory: 63,
  },
]

export const oldServers: readonly ServerPlan[] = [
  {
    hostname: 'old-origin',
    ip: '198.51.100.7',
    country: 'SE',
    version: '22.08.1',
    medias: 8,
    viewers: 120,
    rate: 2.2,
    cpu: 30,
    memory: 40,
    silent: 56_300,
  },
]
