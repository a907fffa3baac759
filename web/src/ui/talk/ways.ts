/** The ways through conversations: one file of the build, for what two of them share would come with the page. */
export { Earlier } from './earlier.tsx'
export { News } from './news.tsx'
