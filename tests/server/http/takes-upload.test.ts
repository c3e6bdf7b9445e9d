import { expect, test } from 'vitest'
import { fakeAfterSale } from '#tests/support/fake-after-sale.ts'
import { recordingLog } from '#tests/support/log.ts'
import { renderedPage, startTestServer } from '#tests/support/test-server.ts'

const PAGE = '/de-de/order/values/'

/** The status of a picture that is sent to an address: two megabytes with null characters. */
async function send(address: (link: string) => string, bytes = 2_000_000) {
  const afterSale = fakeAfterSale(recordingLog().log)
  const received: number[] = []
  await using server = await startTestServer({
    overrides: { afterSale },
    async render({ body }) {
      received.push(body?.length ?? 0)
      return renderedPage('received')
    },
  })
  const link = new URLSearchParams({ link: afterSale.linkTo('123456789012') })
  const { status, headers } = await server.get(address(link.toString()), {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'same-origin' },
    body: Buffer.alloc(bytes),
  })
  return { status, received, location: headers.location?.toString() }
}

test('a picture of a slip reaches its page whole', async () => {
  expect(await send((link) => `${PAGE}?${link}`)).toEqual({ status: 200, received: [2_000_000] })
})

test.each<[string, (link: string) => string]>([
  ['an address without a link', () => PAGE],
  ['a link that nobody has signed', () => `${PAGE}?link=x.y`],
  ['the link of an order at another address', (link) => `/de-de/order/?${link}`],
])('%s takes none', async (_, address) => {
  expect(await send(address)).toEqual({ status: 413, received: [] })
})

test('a picture that is far too large is taken by nobody, and its page says so', async () => {
  const answer = await send((link) => `${PAGE}?x=1&${link}`, 25_000_000)
  expect(answer).toMatchObject({ status: 303, received: [] })
  expect(answer.location).toMatch(/^\/de-de\/order\/values\/\?link=[^&]+&slip=too-large$/)
  const ofPair = await send((link) => `${PAGE}?group=g-1&${link}`, 25_000_000)
  expect(ofPair.location).toMatch(/&slip=too-large&group=g-1$/)
})
