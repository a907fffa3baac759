import { join } from 'node:path'

/** Where the built portal lies, with the files that it is served with. */
export const webFolder = join(import.meta.dirname, '../../../../web/dist')
