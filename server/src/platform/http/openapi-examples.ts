/**
 * An example value for each plain schema of the contract, by the schema's name, so that the bodies shown in /docs look realistic. Enums and
 * schemas with a default value need none.
 */
export const examples: Readonly<Record<string, unknown>> = {
  Amount: 1234.5,
  CardToken: 'tok_visa',
  ChosenDay: '2027-01-31',
  Count: 12,
  Country: 'DE',
  Currency: 'EUR',
  Day: '2026-12-31',
  Email: 'olga@northlight.example',
  Figure: 12.5,
  Hostname: 'media-1.northlight.example',
  Id: '019b04c6-5d3e-7a41-9c2f-6b8e0d1f2a37',
  Locale: 'en',
  NamedCountry: 'DE',
  NewPassword: 'four-words-of-your-own-7',
  OneTimeCode: '123456',
  OperatorHandle: 'petra.novak',
  Percent: 19,
  Phone: '+4915112345678',
  PlaySessionId: '5f0c1d7e',
  PushEndpoint: 'https://push.example/send/5f0c1d7e',
  Quantity: 3,
  Rating: 5,
  Reason: 'Agreed by phone',
  ServerId: 'media-1',
  ServerVersion: '26.11',
  SkuId: 'media-server-monthly',
  Time: '2026-11-16T09:30:00.000Z',
  VersionBound: '26.11',
}
