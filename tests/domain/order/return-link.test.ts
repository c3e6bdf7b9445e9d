import { expect, test } from 'vitest'
import { returnLink } from '#domain/order/return-link.ts'

const QUERY =
  'orders?filter%5Binvoice_number%5D=123456789012&filter%5Bcustomer%5D%5Bemail%5D=anna%2Bx%40example.org'

test.each([
  [{ domain: 'https://returns.example', portal: 'veduta-de' }, `https://returns.example/veduta-de/${QUERY}`],
  [{ domain: 'returns.example/', portal: '' }, `https://returns.example/${QUERY}`],
  [{ domain: 'http://returns.example', portal: 'x' }, null],
  [{ domain: '', portal: '' }, null],
])('the portal %j accepts returns at %s', (portal, link) =>
  expect(returnLink(portal, '123456789012', 'anna+x@example.org')).toBe(link),
)
