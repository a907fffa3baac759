/** The name of a document's file, without its ending. Numbers from another system may contain a slash. */
export const fileNameOf = (number: string): string => number.replaceAll(/[/\\:*?"<>|]/g, '-')
