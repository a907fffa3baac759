import { categoriesSearch } from './categories/categories-search.ts'
import { paths } from './paths.ts'
import { repliesSearch } from './replies/replies-search.ts'
import { area, page, screen } from './route-parts.ts'
import { newTicketSearch } from './tickets/new-ticket-search.ts'
import { ticketsSearch } from './tickets/tickets-search.ts'

const tickets = area('tickets:read')

const ticketPages = [
  page(
    tickets,
    paths.tickets,
    screen(() => import('./tickets/queue-page.tsx'), 'QueuePage', 'support', 'queue'),
    {
      search: ticketsSearch,
    },
  ),
  page(
    tickets,
    paths.newTicket,
    screen(() => import('./tickets/new-ticket-page.tsx'), 'NewTicketPage', 'support', 'talk'),
    { search: newTicketSearch, back: paths.tickets, needs: 'tickets:write' },
  ),
  page(
    tickets,
    paths.ticket('$id'),
    screen(() => import('./tickets/ticket-page.tsx'), 'TicketPage', 'support', 'talk', 'removal'),
    { back: paths.tickets },
  ),
  page(
    tickets,
    paths.replies,
    screen(() => import('./replies/replies-page.tsx'), 'RepliesPage'),
    { search: repliesSearch },
  ),
  page(
    tickets,
    paths.newReply,
    screen(() => import('./replies/new-reply-page.tsx'), 'NewReplyPage', 'talk'),
    { back: paths.replies, needs: 'tickets:write' },
  ),
  page(
    tickets,
    paths.reply('$id'),
    screen(() => import('./replies/reply-page.tsx'), 'ReplyPage', 'talk'),
    { back: paths.replies },
  ),
  page(
    tickets,
    paths.categories,
    screen(() => import('./categories/categories-page.tsx'), 'CategoriesPage', 'support', 'categories'),
    { search: categoriesSearch },
  ),
]

/** The queue, its tickets, and the saved replies. */
export const ticketRoutes = tickets.addChildren(ticketPages)
