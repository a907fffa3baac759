import { answerOf } from '../../../api/client.ts'
import { askFile } from '../linked-calls.ts'

interface NamedFile {
  readonly content: Blob
  readonly name: string
}

/** RFC 8187: the file name in the server's header. */
const nameIn = (disposition: string): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  return encoded === undefined ? 'file' : decodeURIComponent(encoded)
}

/**
 * The file with its own name, through the mailed link's token if there is one, else through the session. Rejects with a
 * `Failure`.
 */
export const fetchNamedAttachment = async (id: string, token: string | undefined): Promise<NamedFile> => {
  const call = askFile(id, token)
  const content = await answerOf(call)
  const { response } = await call
  return { content, name: nameIn(response.headers.get('content-disposition') ?? '') }
}
