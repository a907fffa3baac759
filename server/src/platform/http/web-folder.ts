import { join } from 'node:path'

/** The output folder of the portal's build. */
export const webFolder = join(import.meta.dirname, '../../../../web/dist')
