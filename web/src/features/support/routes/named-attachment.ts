import { answerOf } from '../../../api/client.ts'
import { askFile } from '../queries.ts'

interface NamedFile {
  readonly content: Blob
  readonly name: string
}

/** RFC 8187: the name as the server wrote it into the header. */
const nameIn = (disposition: string): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  return encoded === undefined ? 'file' : decodeURIComponent(encoded)
}

/** The file under its own name; by the link of a mail where there is one, by the session otherwise. */
export const fetchNamedAttachment = async (id: string, token: string | undefined): Promise<NamedFile> => {
  const call = askFile(id, token)
  const content = await answerOf(call)
  const { response } = await call
  return { content, name: nameIn(response.headers.get('content-disposition') ?? '') }
}
