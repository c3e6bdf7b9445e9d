import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { basket } from '#contract/shop-api/basket.ts'
import { orderLink } from '#modules/order/order-link.ts'
import { aPlaceOrderRequest } from '#tests/support/order-api.ts'
import { call, variantsInStock } from './basket.ts'
import { ask } from './order.ts'
import { median } from './phone.ts'
import { atMost, type Row } from './table.ts'

/** As many as the shop answers for one order without an account. */
const CALLS = 10
export const EMAIL = 'values@example.com'
/** A pair with values. */
export const KNOWN = {
  prescription: { right: { sphere: -2.25, pd: 32 }, left: { sphere: -1.75, pd: 31.5 }, use: 'far' },
  affirmed: true,
}

const placed = z.object({ order: z.object({ id: z.string() }) })

/** The values of an earlier order against a call that does nothing; a picture of a slip, and a call that comes while it is received. */
export async function knownValueRows(origin: string, shopApi: string, dataDir: string): Promise<Row[]> {
  const known = await orderPair(origin, shopApi, KNOWN)
  const times: Record<'empty' | 'values', number[]> = { empty: [], values: [] }
  const proof = { orderNumber: known, orderOrigin: 'online', proof: { email: EMAIL } }
  for (let turn = 0; turn < CALLS; turn += 1) {
    times.empty.push(await timed(() => call(origin, 'getPageTypes', {})))
    times.values.push(await timed(() => call(origin, 'getPrescriptionValuesFromOrder', proof)))
  }
  const { answered, beside } = await sendPicture(origin, shopApi, dataDir)
  return [
    atMost(
      'values of an earlier order against an empty call',
      median(times.values) / median(times.empty),
      2,
      '×',
    ),
    atMost('picture of a slip of 10 MB, from the press to the page', answered / 1000, 2, 's'),
    atMost('slowest empty call beside that picture', beside, 200, 'ms'),
  ]
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}

/** Orders a frame with lenses as a guest; its number. */
export async function orderPair(origin: string, shopApi: string, values: object): Promise<string> {
  const [variantId = 0] = await variantsInStock(origin)
  const lenses = { lensType: 'type_ei', parts: ['rx-single-vision', 'index_ch'] }
  const { body } = await call(origin, 'addConfigurationToBasket', { variantId, ...lenses, ...values })
  const { key } = z.object({ basket: z.object({ key: z.string() }) }).parse(body).basket
  const pair = basket.parse(await ask(shopApi, 'GET', `/v1/baskets/${key}`))
  const request = aPlaceOrderRequest(pair, { customer: { id: null, email: EMAIL } })
  return placed.parse(await ask(shopApi, 'POST', '/v1/orders', request)).order.id
}

async function sendPicture(origin: string, shopApi: string, dataDir: string) {
  const order = await orderPair(origin, shopApi, { valuesLater: true })
  const secret = readFileSync(join(dataDir, 'session-secret'), 'utf8').trim()
  const link = orderLink.sign(secret, order, Math.floor(Date.now() / 1000))
  const address = `${origin}/de-de/order/values/?${new URLSearchParams({ link })}`
  const page = await (await fetch(address)).text()
  const form = new FormData()
  form.set('group', /type="hidden" name="group" value="([^"]+)"/.exec(page)?.[1] ?? '')
  form.set('consent', 'yes')
  form.set('slip', new File([await picture()], 'slip.jpg', { type: 'image/jpeg' }))
  const end = new AbortController()
  const sent = timed(async () => {
    const response = await fetch(address, { method: 'POST', body: form, headers: { origin } })
    if (!response.redirected) throw new Error(`the picture was not received: ${await response.text()}`)
  }).finally(() => end.abort())
  const beside: number[] = []
  while (!end.signal.aborted) beside.push(await timed(() => call(origin, 'getPageTypes', {})))
  return { answered: await sent, beside: Math.max(...beside) }
}

/** Of a phone, as large as it may be. */
async function picture(): Promise<Buffer<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 4032, height: 3024, channels: 3, background: 'white', noise } as const
  return Buffer.from(await sharp({ create }).jpeg({ quality: 92 }).toBuffer())
}
