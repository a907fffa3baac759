import { formatDay } from '../../../platform/locale/format.ts'
import type { Asking, Decided, Details, Ending, PushTexts } from './en.ts'
import { alertIn, amountIn, askedIn, decisionIn, endIn, owedFor } from './figures.ts'

const owed = (details: Details): string => {
  const { day, charged } = details
  const amount = amountIn(details, 'ru')
  if (day === undefined) return `к оплате ${amount}`
  const written = formatDay(day, 'ru')
  return charged === undefined ? `к оплате ${amount} до ${written}` : `${written} с карты спишется ${amount}`
}

const asked: Asking = {
  issued: ({ subject = '' }) => `Новый счёт ${subject}`,
  reminded: ({ subject = '' }) => `Напоминание: счёт ${subject} ждёт оплаты`,
  overdue: ({ subject = '' }) => `Счёт ${subject} просрочен`,
  not_charged: ({ subject = '' }) => `С карты не удалось оплатить счёт ${subject}`,
}

const decided: Decided = {
  blocked: ({ subject = '', name = '' }) => ({
    title: `Лицензия ${subject} заблокирована`,
    body: `${name}: серверы с её ключом не запустятся, пока её не разблокируют. О причине спросите поддержку.`,
  }),
  unblocked: ({ subject = '', name = '' }) => ({
    title: `Лицензия ${subject} разблокирована`,
    body: `${name}: блокировка снята`,
  }),
  terminated: ({ subject = '', name = '' }) => ({
    title: `Лицензия ${subject} прекращена`,
    body: `${name}: серверы с её ключом больше не запустятся`,
  }),
  restored: ({ subject = '', name = '' }) => ({
    title: `Лицензия ${subject} восстановлена`,
    body: `${name}: прекращение отменено`,
  }),
  moved_away: ({ subject = '', name = '' }) => ({
    title: `Лицензия ${subject} больше не ваша`,
    body: `${name}: лицензия передана другому клиенту`,
  }),
  moved_here: ({ subject = '', name = '' }) => ({
    title: `Лицензия ${subject} теперь ваша`,
    body: `${name}: лицензия передана вам другим клиентом`,
  }),
}

const ending: Ending = {
  soon: ({ subject = '', name = '', day = '', stops_on = '' }) => ({
    title: `Лицензия ${subject} скоро закончится`,
    body: `${name}: оплачено до ${formatDay(day, 'ru')}, автопродления нет. Если её не продлить, она остановится ${formatDay(stops_on, 'ru')}.`,
  }),
  stopped: ({ subject = '', name = '', day = '' }) => ({
    title: `Лицензия ${subject} остановлена`,
    body: `${name}: было оплачено до ${formatDay(day, 'ru')}, продления не было. Продлите её, и серверы заработают снова.`,
  }),
  unpaid: ({ subject = '', name = '', day = '' }) => ({
    title: `Лицензия ${subject} остановлена`,
    body: `${name}: было оплачено до ${formatDay(day, 'ru')}, счёт за следующий период не оплачен. После оплаты серверы заработают снова.`,
  }),
  trial_soon: ({ subject = '', name = '', day = '' }) => ({
    title: `Пробная лицензия ${subject} скоро закончится`,
    body: `${name}: пробный период закончится ${formatDay(day, 'ru')}, и серверы остановятся. Купите лицензию, чтобы они работали дальше.`,
  }),
  trial_stopped: ({ subject = '', name = '', day = '' }) => ({
    title: `Пробная лицензия ${subject} закончилась`,
    body: `${name}: пробный период закончился ${formatDay(day, 'ru')}, серверы остановлены. Купите лицензию, и они заработают снова.`,
  }),
}

export const ru: PushTexts = {
  words: {
    staff_reply: ({ subject = '', how }) => ({
      title: how === 'opened' ? 'Поддержка открыла для вас обращение' : 'Поддержка ответила',
      body: subject,
    }),
    unpaid_invoice: (details) => ({
      title: asked[askedIn(details)](details),
      body: `${owedFor(details)}${owed(details)}`.replace(/^к/, 'К'),
    }),
    invoice_cancelled: (details) => ({
      title: `Счёт ${details['subject']} отменён`,
      body: `${owedFor(details)}${amountIn(details, 'ru')} платить больше не нужно`,
    }),
    licence_expiring: (details) => ending[endIn(details)](details),
    licence_decision: (details) => decided[decisionIn(details)](details),
    server_alert: ({ subject = '', alert = '', servers, names = '', more = '0' }) =>
      servers === undefined
        ? {
            title: `Медиасервер ${subject} требует внимания`,
            body: alert === '' ? 'Он перестал присылать отчёты' : alertIn(alert, 'Внешний сервис ответил ошибкой'),
          }
        : {
            title: `Медиасерверы перестали присылать отчёты: ${servers}`,
            body: more === '0' ? names : `${names} и ещё ${more}`,
          },
  },
  open: {
    staff_reply: 'Открыть обращение',
    unpaid_invoice: 'Открыть счёт',
    invoice_cancelled: 'Открыть счёт',
    licence_expiring: 'Открыть лицензию',
    licence_decision: 'Посмотреть на портале',
    server_alert: 'Открыть лицензию',
  },
  footer: (brand) => `Вы получили это письмо как клиент ${brand}.`,
  choose: 'Выбрать, о чём сообщать',
}
