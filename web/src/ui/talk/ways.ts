/** The lazy parts for moving through a conversation, in one chunk: otherwise, what two of them share would load with the page. */
export { Earlier } from './earlier.tsx'
export { News } from './news.tsx'
