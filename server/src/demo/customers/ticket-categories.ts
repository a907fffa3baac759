import type { CategoryPlan } from '../history/tickets.ts'

const of = (kind: CategoryPlan['kind'], product: CategoryPlan['product'], names: readonly string[]): CategoryPlan[] =>
  names.map((name) => ({ kind, product, name }))

/** The ticket categories of each brand. */
export const ticketCategories: Readonly<Record<string, readonly CategoryPlan[]>> = {
  aurora: [
    ...of('support', 'iptv', ['Ingest', 'Transcoding', 'Playback', 'Statistics', 'Licence and activation']),
    ...of('support', 'vsaas', ['Cameras', 'Archive', 'Mobile app', 'Licence and activation']),
    ...of('support', 'cloud_iptv', ['Access', 'Delivery']),
    ...of('payment', 'iptv', ['Invoice', 'Card payment', 'Change of limit']),
    ...of('payment', 'vsaas', ['Invoice', 'Card payment', 'Change of limit']),
  ],
  sever: [
    ...of('support', 'iptv', ['Приём', 'Транскодирование', 'Воспроизведение', 'Статистика', 'Лицензия и активация']),
    ...of('support', 'vsaas', ['Камеры', 'Архив', 'Мобильное приложение']),
    ...of('payment', 'iptv', ['Счёт', 'Оплата картой', 'Изменение лимита']),
  ],
}
