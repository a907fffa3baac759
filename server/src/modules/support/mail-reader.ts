import PostalMime from 'postal-mime'

/** What the reader knows of a part: no more of it is asked here. */
interface Part {
  readonly contentType: { readonly parsed: Header; readonly multipart: string | false }
  readonly contentDisposition: { readonly parsed: Header }
  readonly parentNode?: Part | undefined
  readonly childNodes: readonly Part[]
}
interface Header {
  readonly value: string
  readonly params: Readonly<Record<string, string>>
}

/** Beside the words, and with a name: who drags a log into a letter gets such a part from some programs. */
const isFile = (part: Part): boolean => {
  const { contentType, contentDisposition, parentNode } = part
  const name = contentDisposition.parsed.params['filename'] ?? contentType.parsed.params['name'] ?? ''
  return name !== '' && parentNode?.contentType.multipart === 'mixed' && parentNode.childNodes[0] !== part
}

/** Takes a text with a name for a file, also where programs show it among the words: it is looked through and saved as one. */
export class MailReader extends PostalMime {
  /** What `PostalMime` asks of each part; it has no option for this. */
  isInlineTextNode(part: Part): boolean {
    const isText = /^text\/(plain|html)$/.test(part.contentType.parsed.value)
    return isText && part.contentDisposition.parsed.value !== 'attachment' && !isFile(part)
  }
}
