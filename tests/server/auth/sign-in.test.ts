import { beforeAll, expect, test } from 'vitest'
import { resolveProductType } from '#domain/catalogue/resolve-product-type.ts'
import { productSlug } from '#domain/catalogue/slug.ts'
import { AUTH_MIGRATIONS } from '#modules/auth/migrations.ts'
import { CONFIGURATOR_MIGRATIONS } from '#modules/configurator/configurator-drafts.ts'
import { basketService } from '#server/basket/basket-service.ts'
import { handleConfiguratorForm } from '#server/forms/configurator-form.ts'
import { handleSigninForm } from '#server/forms/signin-form.ts'
import { loadConfigurator } from '#server/loaders/configurator.ts'
import { identifyCaller } from '#server/session/caller.ts'
import { SHOP_MIGRATIONS } from '#shop-api/open-database.ts'
import { openHolders, PASSWORD } from '#tests/support/account-holders.ts'
import { LENSES, VALUES } from '#tests/support/configurator-visitor.ts'
import { configuratorShop } from '#tests/support/configurator.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'
import { formRequest } from '#tests/support/forms.ts'
import { anOrder } from '#tests/support/orders.ts'
import { seedShop } from '#tests/support/seeded.ts'
import { aFrameItem } from '#tests/support/workshop.ts'

const ORIGIN = 'http://localhost'
const EMAIL = 'anna@example.org'
const EARLIER = { right: { sphere: -3.5, pd: 33 }, left: { sphere: -4.25, pd: 32.5 } }

const tables = [SHOP_MIGRATIONS, CONFIGURATOR_MIGRATIONS]
const { server, full, frames } = configuratorShop(() => openEmbeddedCopy({ fill: seedShop, tables }))
const { accounts, holder } = openHolders(() => openEmbeddedCopy({ tables: [AUTH_MIGRATIONS] }))
let slug = ''
beforeAll(async () => {
  const product = frames().find(({ variants }) => variants?.some(({ id }) => id === full()))
  if (!product) throw new Error('the seed has no such frame')
  slug = productSlug(product, resolveProductType(product))
  await holder(EMAIL)
})

/**
 * A browser without a script, in a shop where the holder of the account has ordered glasses. `takesOrders`: baskets are merged in one step, as
 * the embedded Shop API does.
 */
function browser(takesOrders = true) {
  const jar = new Map<string, string>()
  const at = (query: string) => new URL(`${ORIGIN}/de-de/p/${slug}/?variantid=${full()}&configure=${query}`)
  async function visit(url: URL) {
    const { ctx } = server()
    const order = anOrder({ items: [aFrameItem('i1', 'g1', { prescriptionValues: EARLIER })] })
    const orders = { ...ctx.orders, byCustomer: async () => ({ orders: [order], total: 1 }) }
    const own = { ...ctx, takesOrders, orders, auth: accounts.auth }
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const caller = await identifyCaller(own, new Headers({ cookie }), url, '203.0.113.7')
    return { ctx: own, variant: 'de-de' as const, caller }
  }
  /** Stores the cookies of an answer; gives where it leads. */
  function follow(answer: Response): string {
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      jar.set(name, value)
    }
    return answer.headers.get('location') ?? String(answer.status)
  }
  return {
    jar,
    async send(step: string, fields: Record<string, string>) {
      const url = at(step)
      const product = `/de-de/p/${slug}/`
      const places = { url, slug, product, basket: '/de-de/basket/', branches: '/de-de/niederlassungen/' }
      const request = formRequest(url, { step, ...fields })
      const location = follow(await handleConfiguratorForm(await visit(url), request, places))
      return new URL(location, ORIGIN).searchParams.get('configure')
    },
    async signIn(redirectUrl: string) {
      const url = new URL(`${ORIGIN}/de-de/signin/?${new URLSearchParams({ redirectUrl })}`)
      const places = { url, home: '/de-de/', account: '/de-de/account/', passwordLabel: '' }
      const request = formRequest(url, { form: 'signin', email: EMAIL, password: PASSWORD })
      const answer = await handleSigninForm(await visit(url), request, places)
      if (!(answer instanceof Response)) throw new Error(JSON.stringify(answer.faults))
      return follow(answer)
    },
    async see(step: string) {
      const read = async (url: URL) => loadConfigurator(await visit(url), slug, url.searchParams)
      const first = await read(at(step))
      const loaded = first.ok ? first : await read(new URL(`${ORIGIN}/de-de${first.error}`))
      if (!loaded.ok) throw new Error(`it leads to ${loaded.error}`)
      return loaded.value
    },
    /** The groups of the basket, and how many pieces each has. */
    async pairs() {
      const read = await basketService.read(await visit(at('summary')))
      const items = read.ok ? read.value.basket.items : []
      const frames = items.filter(({ itemGroup }) => itemGroup?.isMainItem)
      return frames.map(({ itemGroup, quantity }) => [itemGroup?.id, quantity])
    },
    path: (step: string) => at(step).pathname + at(step).search,
  }
}

test('who signs in between two steps has the answers, and may take the values of the account', async () => {
  const { jar, send, signIn, see, path } = browser()
  await send('type', { lensType: 'type_ei' })
  await send('prescription', { source: 'slip' })
  expect(await send('values', VALUES)).toBe('confirm')
  const guest = await see('confirm')
  expect(guest).toMatchObject({ step: 'confirm', accountValues: null, context: { isSignedIn: false } })
  expect(guest.context.sources).not.toContain('account')
  const before = new Map(jar)

  expect(await signIn(path('confirm'))).toBe(path('confirm'))

  const customer = await see('confirm')
  expect(customer).toMatchObject({ step: 'confirm', answers: guest.answers, context: { isSignedIn: true } })
  expect(customer.context.sources).toContain('account')
  expect(await send('prescription', { source: 'account' })).toBe('values')
  expect((await see('values')).answers).toMatchObject({
    lensType: 'type_ei',
    source: 'account',
    'right.sphere': '−3,50',
    'left.sphere': '−4,25',
  })

  // The browser as it was is nobody any more.
  const stranger = browser()
  for (const [name, value] of before) stranger.jar.set(name, value)
  expect(await stranger.see('confirm')).toMatchObject({ step: 'type', answers: {}, accountValues: null })
})

/** As far as the summary; gives the fields of its form. */
async function summary({ send, see }: ReturnType<typeof browser>): Promise<Record<string, string>> {
  await send('type', { lensType: 'type_ei' })
  await send('prescription', { source: 'slip' })
  await send('values', VALUES)
  await send('confirm', { affirmed: 'yes', consent: 'yes' })
  await send('glass', LENSES)
  await send('extras', {})
  const { step, attempt, answers } = await see('summary')
  expect(step).toBe('summary')
  return { ...Object.fromEntries(Object.entries(answers)), attempt }
}

test.each([
  ['in one step', true],
  ['line by line', false],
])(
  'baskets are merged %s: a pair whose answer was lost is there once after the sign-in; the next round is another',
  async (_, takesOrders) => {
    const own = browser(takesOrders)
    const { send, signIn, path, pairs } = own
    const form = await summary(own)
    await send('summary', form)
    const [first, ...others] = await pairs()
    expect([first, others]).toEqual([[expect.any(String), 1], []])
    await signIn(path('summary'))
    await send('summary', form)
    const before = (await pairs()).filter(([id]) => id !== first?.[0])
    expect(await pairs()).toEqual([...before, first])

    await send('summary', await summary(own))
    expect(await pairs()).toEqual([...before, first, [expect.any(String), 1]])
    // The other way round: what is in the basket of the account, and of a visitor who presses in another browser.
    const all = await pairs()
    const other = browser(takesOrders)
    await other.send('summary', form)
    await other.signIn(path('summary'))
    expect(await other.pairs()).toEqual(all)
  },
)

test('of two visitors with the same attempt each has a pair of their own', async () => {
  const [one, two] = [browser(), browser()]
  const form = await summary(one)
  for (const each of [one, two]) await each.send('summary', form)
  for (const each of [one, two]) expect(await each.pairs()).toHaveLength(1)
})
