import PostalMime from 'postal-mime'

/** The properties of a parsed part that are used here. */
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

/** A named text part after the first one. Some mail programs send a log file dragged into the message like this. */
const isFile = (part: Part): boolean => {
  const { contentType, contentDisposition, parentNode } = part
  const name = contentDisposition.parsed.params['filename'] ?? contentType.parsed.params['name'] ?? ''
  return name !== '' && parentNode?.contentType.multipart === 'mixed' && parentNode.childNodes[0] !== part
}

/** Treats a named text part as a file, even if a mail program would show it inline, so that it is saved as one. */
export class MailReader extends PostalMime {
  /** Overrides the decision of `PostalMime` for each part; there is no option for it. */
  isInlineTextNode(part: Part): boolean {
    const isText = /^text\/(plain|html)$/.test(part.contentType.parsed.value)
    return isText && part.contentDisposition.parsed.value !== 'attachment' && !isFile(part)
  }
}
