import { fakeShopClient } from '#tests/support/shop-client.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { orderAgreement, chosenMethods, feesOf, checkoutDeps } from '#domain/checkout/checkout-view.ts'
import { FIELD_CHECKS } from '#server/checkout/field-checks.ts'
import { createOrderRepository } from '#clients/shop-api/http-order-repository.ts'
import { noPurchases } from '#clients/shop-api/no-purchases.ts'
import { readEnv } from '#platform/env.ts'
import { ShopError } from '#platform/errors.ts'
import { handleCheckoutForm } from '#server/forms/checkout-form.ts'
import { loadCheckout } from '#server/loaders/checkout/checkout.ts'
import { loadSuccess } from '#server/loaders/checkout/success.ts'
import { createLog } from '#platform/log.ts'
import { openModules } from '#server/open-modules.ts'
import { identifyCaller } from '#server/session/caller.ts'
import { SERVER_MIGRATIONS } from '#modules/migrations.ts'
import { createShopApi } from '#shop-api/app.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { fillCatalogue, NOW } from '#tests/support/catalogue.ts'
import { emptyContent, startTestServer } from '#tests/support/test-server.ts'
import { createShopper } from '#tests/support/shopper.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'

const EMAIL = 'xanthippe@quastenflosser.example'
const PASSWORD = 'Sehr-Geheim-4711'
const SMTP_PASSWORD = 'postgeheimnis'
const SESSION_SECRET = 'session-secret-session-secret-session-secret'
const REMARK = 'Keratokonus am linken Auge'
const ANSWERS = {
  'delivery.firstName': 'Xanthippe',
  'delivery.lastName': 'Quastenflosser',
  'delivery.street': 'Zwetschgengasse 99',
  'delivery.zip': '87654',
  'delivery.city': 'Hintertupfing',
  'delivery.phone': '+49 30 98765432',
  billing: 'same',
  method: 'dhl-home',
  payment: 'creditcard',
  values: 'yes',
  remark: REMARK,
}
/** An eye value that nobody has, so it is refused, and that no duration in the log resembles. */
const SPHERE = '7171717.75'
const EYES = {
  variantId: 30,
  customData: { prescriptionValues: { left: { sphere: -Number(SPHERE), axis: '137 Grad' } } },
  displayData: { 'attribute-1': { key: 'sphere', label: 'Sphäre', value: `−${SPHERE} zu 137 Grad` } },
}

/** A shop with all its modules, whose whole log is captured, and whose mail server is down. */
async function openShop(dataDir: string) {
  const lines: string[] = []
  const log = createLog({ logLevel: 'debug' }, { write: (line) => void lines.push(line) })
  const database = await openEmbeddedCopy({
    tables: [SHOP_MIGRATIONS, ...SERVER_MIGRATIONS],
    fill: fillCatalogue,
  })
  const now = () => NOW
  const api = createShopApi({
    db: database.db,
    now,
    onError: (error) => log.error({ error }, 'the Shop API failed'),
  })
  const shopApi = (request: Request) => {
    const url = new URL(request.url)
    url.searchParams.set('shopId', '1')
    const requested = new Request(url, request)
    requested.headers.set('x-access-token', 'local')
    return api(requested)
  }
  const access = {
    http: { fetch: shopApi, timeout: 10_000 },
    baseUrl: 'http://shop',
    auth: { kind: 'none' as const },
    shopId: 10001,
  }
  const env = readEnv({
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://shop:${SMTP_PASSWORD}@127.0.0.1:1?tls=no`,
    MAIL_FROM: 'shop@veduta.example',
    SHOP_ORIGIN: 'http://localhost',
    SESSION_SECRET,
  })
  const records = await openModules({
    env,
    log,
    now,
    secrets: env.sessionSecrets,
    shopName: 'Veduta',
    shop: () => fakeShopClient({}),
    ...noPurchases,
    orderRepository: createOrderRepository(() => access),
    content: emptyContent,
    database: async () => database.db,
  })
  const render = async () => {
    throw new ShopError('upstream', 'the page broke off')
  }
  const overrides = { ...records, env, log }
  const door = await startTestServer({ shopApi, timeout: 10_000, render, overrides })
  return { lines, database, records, door }
}

type Shop = Awaited<ReturnType<typeof openShop>>

/** From the first step of the checkout to the payment page. */
async function order({ door }: Shop, jar: Map<string, string>): Promise<string> {
  const url = new URL('http://localhost/de-de/checkout/')
  const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
  const caller = await identifyCaller(door.ctx, new Headers({ cookie }), url, '203.0.113.5')
  const visit = { ctx: door.ctx, variant: 'de-de', caller } as const
  const { customer } = caller.session ?? {}
  if (!customer) throw new Error('nobody is signed in')
  const send = async (fields: Record<string, string>) => {
    const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
    const place = { url, checkout: '/checkout/', basket: '/basket/', success: '/success/' }
    return (await handleCheckoutForm(visit, customer, request, place)).headers.get('location') ?? ''
  }
  for (const step of ['address', 'delivery', 'payment']) await send({ step, ...ANSWERS })
  const loaded = await loadCheckout(visit, customer, new URLSearchParams())
  if (!loaded.ok) throw new Error('there is nothing to buy')
  const view = loaded.value
  const { attempt, basket, answers } = view
  const agreed = orderAgreement(basket, feesOf(chosenMethods(answers, checkoutDeps(view, FIELD_CHECKS))))
  return send({ step: 'review', attempt, agreed: JSON.stringify(agreed), ...ANSWERS })
}

test('the log of a purchase and of its failures contains no secrets and no health data', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'veduta-log-'))
  const shop = await openShop(folder)
  const { door, lines } = shop
  const { call, jar } = createShopper(door)
  await call('oauthRegister', {
    first_name: 'Xanthippe',
    last_name: 'Quastenflosser',
    gender: 'f',
    email: EMAIL,
    password: PASSWORD,
  })
  await call('updateShopUser', { phone: '+49 30 98765432', birthDate: '1987-02-13' })
  expect((await call('addItemToBasket', { variantId: EYES.variantId })).status).toBe(200)
  await call('oauthLogin', { email: EMAIL, password: `${PASSWORD}-falsch` })

  const toPay = new URL(await order(shop, jar))
  const payment = toPay.searchParams.get('payment') ?? ''
  const path = `${toPay.pathname}${toPay.search}`
  await door.get(path, { method: 'POST', body: 'choice=double' })
  const back = await door.get(`/api/payment/return?payment=${payment}&variant=de-de`)
  const cbd = new URL(back.headers.location?.toString() ?? '').searchParams.get('cbd') ?? ''
  expect((await loadSuccess(door.ctx, cbd)).ok).toBe(true)

  /** Further requests of people and programs, valid or not. */
  async function goOn() {
    await door.get(`/de-de/success/?cbd=${cbd}`)
    await door.get(`/de-de/signin/?hash=${cbd}`, { method: 'POST', body: `password=${PASSWORD}` })
    await door.get(`/api/payment/return?payment=${payment}&variant=de-de`)
    await door.get('/api/webhooks/payment', { method: 'POST', body: `{"payment":"${payment}"}` })
    for (const [name, payload] of [
      ['getBasket', {}],
      ['addItemToBasket', EYES],
      ['saveCheckout', { step: 'address', answers: { 'delivery.street': ANSWERS['delivery.street'] } }],
      ['getOrderDataByCbd', { cbd }],
      ['oauthLogin', { email: EMAIL, password: PASSWORD }],
      ['logMessage', { level: 'error', message: `no ${EMAIL} at /success/?cbd=${cbd}` }],
    ] as const)
      await call(name, payload)
    const { orderNotifier, mail } = door.ctx.afterSale
    for (const act of [orderNotifier.notifyPending, mail.deliver, door.ctx.payments.processDue])
      await act().catch((error: unknown) => door.ctx.log.error({ error }, 'not done'))
  }
  await goOn()
  const before = lines.length
  await shop.database.close()
  await goOn()
  await shop.records.close().catch(() => {})
  await door[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })

  expect([before > 10, lines.length - before > 10]).toEqual([true, true])
  const all = lines.join('\n')
  const secrets = {
    EMAIL,
    PASSWORD,
    SMTP_PASSWORD,
    SESSION_SECRET,
    REMARK,
    payment,
    cbd,
    session: jar.get('veduta-session') ?? '',
    visitor: jar.get('veduta-visitor') ?? '',
    ...Object.fromEntries(Object.entries(ANSWERS).filter(([name]) => name.startsWith('delivery.'))),
    SPHERE,
    axis: '137 Grad',
    born: '1987-02-13',
  }
  const received = Object.entries(secrets).filter(([, secret]) => secret !== '' && all.includes(secret))
  expect(received).toEqual([])
}, 60_000)
