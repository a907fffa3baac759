/** The introduction of the rendered API description, in Markdown. */
export const guide = `The API of the client area. The portal, the operators’ console, media servers and the vendor’s own programs all use it.

**First calls.** With the demo running, sign in as one of its customers and list their orders. \`jq\` takes the access token from the first answer:

\`\`\`sh
ACCESS_TOKEN=$(curl -s -X POST http://127.0.0.1:8080/billing/api/v1/login -u olga@northlight.example:Foyer-demo-1 -H 'X-Tenant: aurora' -H "Idempotency-Key: $(uuidgen)" | jq -r .access_token)
curl http://127.0.0.1:8080/billing/api/v1/orders -H "Authorization: Bearer $ACCESS_TOKEN"
\`\`\`

**Authentication.** Customers sign in and get an access token, valid for ten minutes, and a refresh token, valid for one use. To get the next pair, send the refresh token to \`login\` as the bearer.
An access token names its brand. Calls without one send the brand’s key in X-Tenant. Operators and the vendor’s programs send an operator key as the bearer, media servers their licence key.

**Idempotency.** Every call that changes something takes an Idempotency-Key: a UUID that you create. For 72 hours, the same request with the same key gets the stored answer and changes nothing. If the first answer was lost, even because the server failed, send the request again: what it has done is not done a second time. 409 \`already_done\` means that it was done and can no longer be answered; \`changed\` names the objects.
The key is optional for operators and not used by media servers. Answers with secrets are never stored, so these calls run again even with the same key: for example sign-in, sign-up, creating an operator key and acting as a customer. Each says so in its description.

**Errors** all have the form \`ErrorAnswer\`, with one of a fixed list of codes. 401 means that the credentials are no longer valid, 403 that the caller may not do this, and 404 that the caller can see no such object.
\`source\` names the field and \`title\` says what is wrong, in the language of Accept-Language. 429 and 503 say in Retry-After when to try again.

**Amounts** are numbers in major units of the currency beside them, with no more decimals than the currency has: \`1234.5\` in EUR is 1234 euros and 50 cents. Parse them as decimals, not as floats.
**Times** are ISO 8601 in UTC, **days** \`yyyy-MM-dd\`.

**Lists** are paged, with \`limit\` rows per page. \`next\` and \`prev\` are the cursors of the neighbouring pages, or null if there is none. \`estimated_count\` is the number of matching rows on all pages; rows may be added or removed between two pages. Lists of the vendor’s side count no further than 10000: 10001 with \`count_is_rough\` stands for more. \`timing.total\` is the server’s time in milliseconds.

**Polling** is cheap with If-None-Match: if an answer with an ETag has not changed, you get a 304.`
