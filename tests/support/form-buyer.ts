import { setTimeout as pause } from 'node:timers/promises'
import { HOST, type Reply, type createNetwork } from './shop-network.ts'

/** Milliseconds. */
const PACE_MS = 50

type Network = ReturnType<typeof createNetwork>

const ADDRESS = {
  'delivery.firstName': 'Johanna',
  'delivery.lastName': 'Petersen',
  'delivery.street': 'Bismarckstraße 84',
  'delivery.zip': '20259',
  'delivery.city': 'Hamburg',
  billing: 'same',
}

/** A visitor of de-de with a browser that stores cookies, an address of its own, and no JavaScript. */
export function createFormBuyer({ send }: Network, nth: number) {
  const jar = new Map<string, string>()
  const address = `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`

  async function ask(path: string, type?: string, body?: string): Promise<Reply> {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const headers = { origin: `http://${HOST}`, cookie, 'x-forwarded-for': address, 'x-shop-id': '10001' }
    const reply = await send(
      body === undefined
        ? { method: 'GET', path, headers }
        : { method: 'POST', path, headers: { ...headers, 'content-type': type ?? '' }, body },
    )
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      jar.set(name, value)
    }
    return reply
  }

  const call = (name: string, payload: unknown) =>
    ask(`/api/rpc/${name}`, 'application/json', JSON.stringify({ payload }))

  async function submit(path: string, fields: Record<string, string>): Promise<string> {
    const reply = await ask(path, 'application/x-www-form-urlencoded', `${new URLSearchParams(fields)}`)
    return reply.headers['location']?.toString() ?? `${reply.status} ${reply.body}`
  }

  return {
    call,

    /** From the shelf to the payment, with two clicks on the last button. Gives the attempt key of the order. */
    async order(variantIds: number[]): Promise<string> {
      for (const turn of variantIds.keys()) {
        const variantId = variantIds[(nth + turn) % variantIds.length]
        const item = { variantId, quantity: 1, existingItemHandling: 'ReplaceExisting' }
        if ((await call('addItemToBasket', item)).status === 200) break
      }
      await submit('/de-de/signin/', {
        form: 'guest',
        firstName: 'Johanna',
        lastName: 'Petersen',
        email: `johanna.${nth}@posteo.example`,
      })
      const step = (fields: Record<string, string>) => submit('/de-de/checkout/', fields)
      await step({ step: 'address', ...ADDRESS })
      await step({ step: 'delivery', method: 'dhl-home' })
      await step({ step: 'payment', payment: 'paypal_instant' })
      const { body } = await ask('/de-de/checkout/?step=review')
      const button = { step: 'review', attempt: hidden(body, 'attempt'), agreed: hidden(body, 'agreed') }
      const urls = [await step(button), await step(button)]
      const lost = urls.find((url) => !url.includes('payment='))
      if (lost !== undefined) throw new Error(`the order button led to ${lost}`)
      return button.attempt
    },
  }
}

const hidden = (html: string, name: string): string =>
  (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll('&quot;', '"')

/**
 * Buyers who order one after the other, and three at a time, while `act` runs; `more` waits until some more have
 * ordered. Gives all attempt keys.
 */
export async function ordersDuring(
  network: Network,
  variantIds: number[],
  act: (more: () => Promise<void>) => Promise<void>,
): Promise<string[]> {
  const attempts: string[] = []
  let buyers = 0
  const over = new AbortController()
  async function buy(): Promise<void> {
    while (!over.signal.aborted) {
      buyers += 1
      attempts.push(await createFormBuyer(network, buyers).order(variantIds))
    }
  }
  async function more(): Promise<void> {
    const before = attempts.length
    while (attempts.length < before + 4) await pause(PACE_MS)
  }
  const all = Promise.all([buy(), buy(), buy()])
  await Promise.race([act(more), all])
  over.abort()
  await all
  return attempts
}

/** A visitor with two tabs who adds pieces until the end, which gives the pieces of all answers and of the basket. */
export async function addsUntilEnd(network: Network, variantIds: number[]) {
  const { call } = createFormBuyer(network, 0)
  let added = 0
  const over = new AbortController()
  async function add(): Promise<void> {
    const variantId = variantIds[added % variantIds.length]
    const { status } = await call('addItemToBasket', { variantId, quantity: 1 })
    if (status === 200) added += 1
  }
  async function tab(): Promise<void> {
    while (!over.signal.aborted) {
      await add()
      await pause(PACE_MS)
    }
  }
  // The first answer makes them a visitor.
  await add()
  const tabs = Promise.all([tab(), tab()])
  // Where the test fails first, nobody waits for the end.
  tabs.catch(() => undefined)
  return async () => {
    over.abort()
    await tabs
    const { body } = await call('getBasket', {})
    const { basket } = JSON.parse(body) as { basket: { items: { quantity: number }[] } }
    return { added, inBasket: basket.items.reduce((sum, { quantity }) => sum + quantity, 0) }
  }
}
