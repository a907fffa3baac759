import type { SavedReplyPlan } from '../history/saved-replies.ts'

/** Saved replies of each brand's staff. */
export const savedReplies: Readonly<Record<string, readonly SavedReplyPlan[]>> = {
  aurora: [
    {
      name: 'Ask for a log',
      by: 'hanna.brandt',
      texts: {
        en: `Hello {{customer_first_name}},

Could you send us the log of one hour in which it happened? On the server:

\`\`\`
journalctl -u mediaserver --since "1 hour ago" > mediaserver.log
\`\`\`

Please attach the file here. The more it holds of the minutes before, the sooner we find the cause.

{{operator_name}}`,
        ru: `Здравствуйте, {{customer_first_name}}!

Пришлите, пожалуйста, журнал за час, в котором это произошло. На сервере:

\`\`\`
journalctl -u mediaserver --since "1 hour ago" > mediaserver.log
\`\`\`

Файл можно приложить прямо здесь. Чем больше в нём минут до сбоя, тем быстрее мы найдём причину.

{{operator_name}}`,
      },
    },
    {
      name: 'Update to the current version',
      by: 'tomas.horak',
      texts: {
        en: `Hello {{customer_first_name}},

This is solved in the current version. Your licence covers it, so you can update at any time:

1. Back up the configuration.
2. Install the update; streams pause for about ten seconds.
3. Check the version in the top right corner of the server’s page.

Does it happen again after that? Then write to us in this ticket, #{{ticket_number}}.`,
        ru: `Здравствуйте, {{customer_first_name}}!

В текущей версии это исправлено, и ваша лицензия её включает, так что обновиться можно в любое время:

1. Сохраните копию конфигурации.
2. Установите обновление: потоки прервутся примерно на десять секунд.
3. Проверьте версию в правом верхнем углу страницы сервера.

Если это повторится, напишите в этом же обращении, #{{ticket_number}}.`,
      },
    },
    {
      name: 'Offline activation, step by step',
      by: 'hanna.brandt',
      texts: {
        en: `A server without network is activated by a file:

1. On the server, run \`mediaserver license request > request.txt\`.
2. In the portal, open the licence and find **Activate a server offline**.
3. Paste the request, and copy the file that you get to the server.

The server then runs on the file until the date that the portal shows beside it.`,
      },
    },
    {
      name: 'Payment declined by the bank',
      by: 'daniel.reuter',
      texts: {
        en: `Hello {{customer_first_name}},

Your bank declined the payment; we are not told why. Most often one of these helps:

- confirm the payment in the bank’s app within a few minutes,
- ask the bank to allow payments to foreign companies,
- pay by another card, or by bank transfer to the account on the invoice.

Until it is paid, everything of {{company}} keeps running.`,
        ru: `Здравствуйте, {{customer_first_name}}!

Банк отклонил платёж, причину нам не сообщают. Чаще всего помогает одно из трёх:

- подтвердить платёж в приложении банка в течение нескольких минут;
- попросить банк разрешить платежи иностранным компаниям;
- оплатить другой картой или переводом на счёт из документа.

Пока счёт не оплачен, у {{company}} всё продолжает работать.`,
      },
    },
    {
      name: 'Invoice to another address',
      by: 'daniel.reuter',
      texts: {
        en: `The address of new invoices is that of your profile: change it there under **Billing identity** before the next one is issued. Invoices that are issued already cannot be changed; where you need another, we credit it and issue it anew.`,
      },
    },
    {
      name: 'Solved? Then we close',
      by: 'tomas.horak',
      texts: {
        en: `Hello {{customer_first_name}},

We have not heard from you for a while and take it that all is well. We close ticket #{{ticket_number}}; an answer opens it again.

{{operator_name}}`,
        ru: `Здравствуйте, {{customer_first_name}}!

Давно от вас ничего не слышали, поэтому считаем, что всё в порядке, и закрываем обращение #{{ticket_number}}. Если ответить, оно откроется снова.

{{operator_name}}`,
      },
    },
    {
      name: 'Note: hand over to billing',
      by: 'lena.krause',
      texts: {
        en: 'About money: who asks is {{customer_name}} of {{company}}. Terms and what is open stand on their page; nothing was promised yet.',
      },
    },
  ],
  sever: [
    {
      name: 'Запросить журнал',
      by: 'pavel.krylov',
      texts: {
        ru: `Здравствуйте, {{customer_first_name}}!

Пришлите, пожалуйста, журнал сервера за час, в котором это произошло. Файл можно приложить прямо здесь.

{{operator_name}}`,
        en: `Hello {{customer_first_name}},

Could you send us the server’s log of the hour in which it happened? You can attach the file here.

{{operator_name}}`,
      },
    },
    {
      name: 'Закрывающие документы',
      by: 'maria.sokolova',
      texts: {
        ru: 'Счёт и акт за каждый оплаченный период лежат в портале в разделе «Счета». Для {{company}} их можно скачать и одним архивом за год.',
      },
    },
    {
      name: 'Перенос лицензии на новый сервер',
      by: 'pavel.krylov',
      texts: {
        ru: `1. Отвяжите старый сервер на странице лицензии: место освободится сразу. Так можно сделать три раза за 30 дней.
2. Введите тот же ключ на новом.`,
      },
    },
  ],
}
