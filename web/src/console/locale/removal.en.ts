/** Texts of removing what stands in a ticket. */
export const en = {
  menu: 'Actions for the message of {{name}}',
  text_item: 'Remove text…',
  file_item: 'Remove {{name}}…',
  text_title: 'Remove the text of this message?',
  file_title: 'Remove {{name}}?',
  text_about:
    'The text is deleted for everyone. The message stays in its place and says that {{brand}} removed its text. Replies that quote it keep it, as do e-mails sent before.',
  file_about:
    'The file is deleted for everyone, and links to it in e-mails stop working. A line in its place says that {{brand}} removed it.',
  for_good: 'This cannot be undone.',
  text_action: 'Remove text',
  file_action: 'Remove file',
  text_done: 'Text removed',
  file_done: 'File removed',
  gone: 'A colleague has just removed it.',
} as const
