import type { StaffPlan, TicketPlan } from '../plans.ts'

const hanna: StaffPlan = { name: 'Hanna Brandt', login: 'hanna.brandt' }
const tomas: StaffPlan = { name: 'Tomáš Horák', login: 'tomas.horak' }
const daniel: StaffPlan = { name: 'Daniel Reuter', login: 'daniel.reuter' }

const olga = 'olga@northlight.example'
const jonas = 'jonas@northlight.example'

const hour = 60
const day = 24 * hour

const debugLog = Array.from(
  { length: 240 },
  (_, at) =>
    `16:00:${String(at % 60).padStart(2, '0')}.${String((at * 37) % 1000).padStart(3, '0')} ${at % 3 === 0 ? 'sport-1' : 'arena'} transcoder: queue ${180 + ((at * 13) % 90)} > 200, dropped ${(at * 7) % 41} frames`,
).join('\n')

/** The load over a day, with peaks at the top of each hour. */
const cpuChart = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="240"><rect width="640" height="240" fill="#eaf3f5"/><path d="M0 240 ${Array.from(
  { length: 65 },
  (_, at) => `L${at * 10} ${150 - (at % 8 === 0 ? 110 : (at * 29) % 40)}`,
).join(' ')} L640 240 Z" fill="#2a8193"/></svg>`

const openTickets: readonly TicketPlan[] = [
  {
    title: 'Transcoder drops frames on sto-edge-03 after 26.10.1',
    description: `Since we moved sto-edge-03 to 26.10.1 last night, three sport streams lose frames at the top of every hour. CPU stands at 93 %, before the update it was around 60 %. The other two servers run 26.10.2 and are fine.

\`\`\`
16:00:02 sport-1 transcoder: queue 240 > 200, dropped 38 frames
16:00:02 arena transcoder: queue 221 > 200, dropped 19 frames
\`\`\``,
    by: olga,
    kind: 'support',
    product: 'iptv',
    category: 'Transcoding',
    licence: 'playout',
    files: [
      { name: 'sto-edge-03-debug.log', text: debugLog },
      { name: 'cpu-last-24h.png', svg: cpuChart },
    ],
    copies: ['noc@northlight.example'],
    opened: 19 * hour,
    replies: [
      {
        ago: 3 * hour,
        by: hanna,
        saved: 'Update to the current version',
        body: `Thank you for the log, it shows the cause: 26.10.1 starts the segment clean-up on all disks at once, and your cache volume is 94 % full. 26.10.2 spreads it over the hour.

Two steps will settle it:

1. Update sto-edge-03 to **26.10.2**. Your licence allows it.
2. Set \`cache_limit 85%\` so that the clean-up starts earlier.

Could you send the log of one hour after the update?`,
      },
    ],
  },
  {
    title: 'Second address on the invoices',
    description:
      'From next month our accounting in Gothenburg handles the invoices for the edges. Can these carry their address, while all others stay as they are?',
    by: olga,
    kind: 'payment',
    product: 'iptv',
    opened: 5 * hour,
    replies: [],
  },
  {
    title: 'SRT listener with a passphrase per source',
    description:
      'Our contributors send by SRT to one port. Can each have a passphrase of their own, or do we need a port for each?',
    by: jonas,
    kind: 'support',
    product: 'iptv',
    category: 'Ingest',
    licence: 'edges',
    opened: 2 * day + 3 * hour,
    replies: [
      {
        ago: 2 * day,
        by: tomas,
        body: 'One port is enough: give each source its own `streamid` and a passphrase in `srt_publish`. Which version runs on the edges?',
      },
      {
        ago: 26 * hour,
        by: jonas,
        body: '26.10.2 on all three. With `streamid` we get “rejected: bad secret” for one of two sources.',
      },
    ],
  },
  {
    title: 'More mobile users for the guards',
    description: 'In spring two further depots open, with 30 guards. What would 80 users cost by the year?',
    by: olga,
    kind: 'talks',
    product: 'vsaas',
    opened: 4 * day,
    replies: [
      {
        ago: 3 * day + 20 * hour,
        by: daniel,
        body: 'Paid by the year, 80 users come to €12.20 each, €976.00 in all, plus VAT. Shall I prepare the change for the next renewal?',
      },
      { ago: 3 * day, by: olga, body: 'Not yet: the board decides on Thursday. Please keep the offer until then.' },
    ],
  },
]

const closedTickets: readonly TicketPlan[] = [
  {
    title: 'Offline activation says the version is too new',
    description: 'The ferry’s server writes a request for 25.06 and the portal refuses it. Is the licence damaged?',
    by: jonas,
    kind: 'support',
    product: 'iptv',
    category: 'Licence and activation',
    licence: 'ferry',
    opened: 99 * day,
    replies: [
      {
        ago: 98 * day + 20 * hour,
        by: hanna,
        saved: 'Offline activation, step by step',
        body: 'It is well: bought once, it comes with updates for a year, which ended with 25.02. Please install 24.11 or 25.02 and make a request with that.',
      },
      { ago: 97 * day, by: jonas, body: '24.11.0 runs, the activation went through. Thank you!' },
    ],
    closed: 97 * day - hour,
    review: { rating: 5, comment: 'Answered within four hours, and the cause explained.' },
  },
  {
    title: 'Card refused although there is money on it',
    description: 'The renewal of the edges was refused twice this morning. Our bank sees no attempt.',
    by: olga,
    kind: 'payment',
    product: 'iptv',
    licence: 'edges',
    opened: 181 * day,
    replies: [
      {
        ago: 181 * day - 2 * hour,
        by: daniel,
        saved: 'Payment declined by the bank',
        body: 'The bank asked for a confirmation in its app that was not given in time. I have sent the invoice again; could you stay near the phone?',
      },
      { ago: 180 * day, by: olga, body: 'That was it. Paid.' },
    ],
    closed: 180 * day - 3 * hour,
  },
  {
    title: 'Archive has holes of two seconds',
    description: 'In the head office’s archive every camera lacks two seconds at midnight UTC.',
    by: jonas,
    kind: 'support',
    product: 'vsaas',
    category: 'Archive',
    licence: 'depots',
    opened: 143 * day,
    replies: [
      {
        ago: 142 * day,
        by: tomas,
        saved: 'Update to the current version',
        body: 'Confirmed: the index was rotated before the last segment was closed. 26.06.2 repairs it, the holes in the past cannot be filled.',
      },
      { ago: 131 * day, by: jonas, body: 'Updated on both servers, ten nights without a hole.' },
    ],
    closed: 131 * day - 2 * hour,
    review: { rating: 4, comment: 'Repaired, though it took eleven days.' },
  },
  {
    title: 'WebRTC below half a second?',
    description: 'For the auction channel we need less than 500 ms from camera to browser. Is that possible with Pro?',
    by: olga,
    kind: 'talks',
    product: 'iptv',
    opened: 12 * day,
    replies: [
      {
        ago: 11 * day + 22 * hour,
        by: daniel,
        body: 'Yes, with WebRTC in and out and no B-frames. You may start a trial of Pro yourself under “Licence keys”; Hanna will help to set it up.',
      },
      { ago: 6 * day, by: olga, body: 'Then we will try it. Thank you.' },
    ],
    closed: 5 * day,
  },
  {
    title: 'Key of the old origin',
    description: 'We switched the old origin off and will not renew it. Is anything left to do on our side?',
    by: olga,
    kind: 'support',
    product: 'iptv',
    category: 'Licence and activation',
    licence: 'origin',
    opened: 44 * day,
    replies: [
      { ago: 43 * day, by: hanna, body: 'Nothing. It ends with the paid month; there will be no further invoice.' },
    ],
    closed: 41 * day,
  },
  {
    title: 'Statistics of last Sunday look doubled',
    description: 'The dashboard shows twice the usual sessions for Sunday evening, the servers do not.',
    by: olga,
    kind: 'support',
    product: 'iptv',
    category: 'Statistics',
    opened: 62 * day,
    replies: [
      {
        ago: 61 * day + 18 * hour,
        by: tomas,
        body: 'The apps of two set-top box models reconnect every few seconds since their update. “Unique sessions” merges these and shows what you expect. We are in touch with the maker.',
      },
      { ago: 55 * day, by: olga, body: 'Understood. Since Friday the figures are back to normal.' },
    ],
    closed: 54 * day,
  },
]

export const northlightTickets: readonly TicketPlan[] = [...openTickets, ...closedTickets]
