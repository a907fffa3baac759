import type { Translation } from '../../lib/translation.ts'
import type { en } from './log-reasons.en.ts'

export const ru: Translation<typeof en> = {
  'a period from today takes its place': 'заменён периодом с сегодняшнего дня',
  'an outside service charges what was agreed': 'внешняя система списывает прежнюю сумму',
  'by mail': 'по почте',
  'captured once too often': 'списано дважды',
  'captured after the order was cancelled': 'списано после отмены заказа',
  'card verified': 'карта проверена',
  import: 'импорт',
  'more arrived than was owed': 'поступило больше, чем нужно',
  'nobody has paid it in time': 'не оплачено вовремя',
  'nothing to prolong': 'продлевать нечего',
  'password recovered by e-mail, which nobody had confirmed before':
    'пароль восстановлен по почте, которую раньше никто не подтвердил',
  'refresh token used twice': 'токен обновления использован дважды',
  'returned at the payment provider': 'деньги возвращены в платёжной системе',
  'revoked by its owner': 'завершён клиентом',
  'signed out': 'выход с портала',
  'taken back by the bank': 'деньги забрал банк',
  'the account was closed': 'учётная запись закрыта',
  'the bank disputes the payment': 'банк оспаривает платёж',
  'the bank took back what had paid for a licence that now belongs to another customer':
    'банк забрал оплату лицензии, которая теперь принадлежит другому клиенту',
  'the call was refused': 'платёжная система отклонила запрос',
  'the gateway captured an order that is already paid': 'списана оплата счёта, который уже оплачен',
  'the gateway captured an order that was cancelled': 'списана оплата отменённого счёта',
  'the gateway captured something other than was asked for': 'списано не то, что мы запросили',
  'the gateway is no longer set up, and how the payment ended is not known':
    'платёжная система больше не подключена, и чем закончился платёж, неизвестно',
  'the gateway is not set up any more': 'платёжная система больше не подключена',
  'the gateway names a different account from the one that paid':
    'платёжная система указала не ту учётную запись, с которой платили',
  'the gateway returned something other than was paid': 'возвращено не то, что было оплачено',
  'the licence costs something else now': 'цена лицензии изменилась',
  'the next period is invoiced': 'выставлен счёт за следующий период',
  'the next period is paid': 'следующий период оплачен',
  'the provider could not be asked; try again later': 'не удалось обратиться к платёжной системе; попробуйте позже',
  'the provider does not name what was sold': 'платёжная система не сообщает, что было продано',
  'the provider knows nothing of it': 'платёжная система об этом не знает',
}
