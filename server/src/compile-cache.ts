import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

const besidePackages = join(import.meta.dirname, '../../node_modules/.cache/foyer')

const mayWrite = (folder: string): boolean => {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * What was compiled at the last start need not be compiled again, which halves the time to the ready line. Before anything else is imported.
 * Where the packages are another's, as those of a service should be, it is kept in the data folder, once that is there: who makes it has reasons
 * to find it empty.
 */
export const keepCompiled = (data?: string, own = besidePackages): void => {
  if (mayWrite(own)) enableCompileCache(own)
  else if (data !== undefined && existsSync(data)) enableCompileCache(join(data, 'cache'))
}
