import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTs, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { endpoints } from '../contract/src/endpoints.ts'
import { describeApi, type OpenApiDocument } from '../server/src/platform/http/openapi.ts'

/**
 * contract/openapi.json, and from it the types of the browser's client: the endpoints of the contract are the truth.
 * With `--check` nothing is written; a difference ends with exit code 1.
 */
const root = join(import.meta.dirname, '..')

/**
 * The client itself adds the shared headers to every call; whoever calls names only what is the call's own. A collection comes as
 * JSON unless a file is asked for, which is saved and not read.
 */
const asTheClientSees = (document: OpenApiDocument): OpenApiDocument =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (key === 'text/csv') return undefined
    return key === 'parameters' && Array.isArray(value)
      ? value.filter((parameter: object) => !('$ref' in parameter))
      : value
  }) as OpenApiDocument

const clientTypes = async (document: OpenApiDocument): Promise<string> =>
  // The library's type of a document is stricter about what a schema may be; it validates what it is given.
  astToString(await openapiTs(asTheClientSees(document) as unknown as OpenAPI3))

const document = await describeApi(Object.values(endpoints))
const files: Readonly<Record<string, string>> = {
  'contract/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
  'web/src/api/schema.generated.ts': `// Made from contract/openapi.json by tools/generate-openapi.ts.\n\n${await clientTypes(document)}`,
}

for (const [file, text] of Object.entries(files)) {
  const path = join(root, file)
  if (!process.argv.includes('--check')) writeFileSync(path, text)
  else if (readFileSync(path, { encoding: 'utf8', flag: 'a+' }) !== text) {
    console.error(`${file} is not what the contract says: run npx node tools/generate-openapi.ts`)
    process.exitCode = 1
  }
}
