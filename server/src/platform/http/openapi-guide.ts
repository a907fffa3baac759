/** What holds for all calls, at the head of the rendered description; Markdown. */
export const guide = `The client area’s API: what its own pages, the vendor’s console, media servers and the vendor’s programs call.

**First calls.** With the demo, as one of its customers:

\`\`\`sh
curl -X POST http://127.0.0.1:8080/billing/api/v1/login -u olga@northlight.example:Foyer-demo-1 -H 'X-Tenant: aurora' -H "Idempotency-Key: $(cat /proc/sys/kernel/random/uuid)"
curl http://127.0.0.1:8080/billing/api/v1/orders -H "Authorization: Bearer $ACCESS_TOKEN"
\`\`\`

**Who calls.** Customers sign in for an access token, good for ten minutes, and a refresh token, which is good once: it is sent to \`login\` as bearer for the next two.
An access token names its brand; without one, X-Tenant does. Operators and the vendor’s programs send a key of the operator’s side as bearer, media servers their licence key.

**Doing things once.** Whatever changes something wants an Idempotency-Key, a UUID of the caller’s: sent again with the same body it answers what it answered, for 72 hours, and does nothing twice.
Operators’ calls may leave it out; media servers’ need none.

**Errors** have one form, \`ErrorAnswer\`, and a closed list of codes. 401 means that the proof of who calls is dead, 403 that this caller may not, 404 that there is no such thing in their sight.
\`source\` names the field, \`title\` says in the language of Accept-Language what is wrong. 429 and 503 say in Retry-After when to come back.

**Amounts** are numbers in major units of the currency beside them, with no more digits than the currency has: \`1234.5\` and EUR are 1234 euros and 50 cents. Take them as decimals, not as floats.
**Times** are ISO 8601 in UTC, **days** \`yyyy-MM-dd\`.

**Lists** come in pages of \`limit\` rows; \`next\` and \`prev\` are the cursors of the pages beside this one, null where there is none.

**Polling** costs little with If-None-Match: an answer that has an ETag and is the same still is a 304.`
