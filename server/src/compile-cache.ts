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
 * Caches compiled code between starts, which halves the time to readiness. Must run before any other import. If this
 * user may not write beside the packages, as is proper for a service, the cache is in the data folder, once that
 * exists. It is not created here, because the code that creates the folder may need it to be empty.
 */
export const keepCompiled = (data?: string, own = besidePackages): void => {
  if (mayWrite(own)) enableCompileCache(own)
  else if (data !== undefined && existsSync(data)) enableCompileCache(join(data, 'cache'))
}
