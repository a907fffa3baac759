import { oneInvoice } from './f1-one-invoice.ts'
import { oneKey } from './f2-one-key.ts'
import { notificationStorm } from './f3-notification-storm.ts'
import { killed } from './f4-killed.ts'
import { crashPoints } from './f5-crash-points.ts'
import { overlappingJanitors } from './f6-overlapping-janitors.ts'
import { badGateway } from './f7-bad-gateway.ts'
import { crashedDatabase } from './f8-crashed-database.ts'
import { databaseNotNow } from './f9-database-not-now.ts'
import { noStatistics } from './f10-no-statistics.ts'
import { nobodyOutside } from './f11-nobody-outside.ts'
import { wrongClocks } from './f12-wrong-clocks.ts'
import { restarts } from './f13-restarts.ts'
import { rollingDeploy } from './f14-rolling-deploy.ts'
import { migrations } from './f15-migrations.ts'
import { overload } from './f17-overload.ts'
import { polling } from './f18-polling.ts'
import { signInFlood } from './f19-sign-in-flood.ts'
import { slowAndFat } from './f20-slow-and-fat.ts'
import { simulation } from './f21-simulation.ts'
import type { Fault } from './fault.ts'

/** All faults, in order. */
export const registry: readonly Fault[] = [
  oneInvoice,
  oneKey,
  notificationStorm,
  killed,
  crashPoints,
  overlappingJanitors,
  badGateway,
  crashedDatabase,
  databaseNotNow,
  noStatistics,
  nobodyOutside,
  wrongClocks,
  restarts,
  rollingDeploy,
  migrations,
  overload,
  polling,
  signInFlood,
  slowAndFat,
  simulation,
]
