import { describe, expect, test } from 'vitest'
import { testAccounts } from '#tests/support/accounts.ts'
import { from } from '#tests/support/account-holders.ts'
import { startTestServer } from '#tests/support/test-server.ts'
import { createShopper, testShopApi } from '#tests/support/shopper.ts'

const api = testShopApi()
const PASSWORD = 'Brille-im-Etui'
const anna = { first_name: 'Anna', last_name: 'Berg', gender: 'f', email: 'anna@example.org' }

async function open(limits: Parameters<typeof testAccounts>[0] = {}) {
  const accounts = testAccounts(limits)
  const door = await startTestServer({ shopApi: api.answer, timeout: 10_000, auth: accounts.auth })
  return { accounts, door }
}

/** Creates an account and verifies its address. */
async function join({ accounts, door }: Awaited<ReturnType<typeof open>>, email: string) {
  const holder = createShopper(door)
  await holder.call('oauthRegister', { ...anna, email, password: PASSWORD })
  const token = await accounts.lastToken(email, 'verify')
  const session = await (await accounts.auth()).session(holder.jar.get('veduta-session') ?? '')
  const verified = await (await accounts.auth()).verify(from, token, { session, password: '' })
  if (verified.ok) holder.jar.set('veduta-session', verified.value.token)
  return holder
}

describe('the customer’s data', () => {
  test('are sent only to the customer, and never cached', async () => {
    const scene = await open()
    await using door = scene.door
    const stranger = createShopper(door)
    expect((await stranger.call('getUser', {})).body).toEqual({})
    expect((await stranger.call('getUserInfo', {})).body).toBeNull()
    const holder = await join(scene, 'anna@example.org')
    const { body, headers } = await holder.call('getUser', {})
    expect(body.user).toMatchObject({
      email: 'anna@example.org',
      firstName: 'Anna',
      isGuest: false,
      status: { isGuestCustomer: false },
      info: { verified: true },
    })
    expect(headers['cache-control']).toBe('private, no-store')
    expect((await holder.call('getUserInfo', {})).body).toEqual({ verified: true })
    expect((await holder.call('updateShopUser', { phone: '030 123456' })).body.user.phone).toBe('030 123456')
    expect((await stranger.call('updateShopUser', { phone: '1' })).status).toBe(400)
  })

  test('begin with a session cookie, and end with it', async () => {
    const scene = await open()
    await using door = scene.door
    const holder = await join(scene, 'bert@example.org')
    const before = holder.jar.get('veduta-session')
    const again = await holder.call('oauthLogin', { email: 'bert@example.org', password: PASSWORD })
    expect([again.status, again.body]).toEqual([204, null])
    expect(holder.jar.get('veduta-session')).not.toBe(before)
    const thief = createShopper(door)
    thief.jar.set('veduta-session', before ?? '')
    expect((await thief.call('getUser', {})).body).toEqual({})
    thief.jar.set('veduta-session', holder.jar.get('veduta-session') ?? '')
    expect(again.headers['clear-site-data']).toBeUndefined()
    const revoked = await holder.call('oauthRevokeToken', {})
    expect(revoked.headers['clear-site-data']).toBe('"cache", "storage"')
    expect((await thief.call('getUser', {})).body).toEqual({})
    expect(holder.jar.get('veduta-session')).toBe('')
  })

  test.each(['oauthRevokeToken', 'logout'] as const)('end with %s', async (name) => {
    const scene = await open()
    await using door = scene.door
    const holder = await join({ ...scene, door }, 'bruno@example.org')
    expect(await holder.call(name, {})).toMatchObject({ status: 200, body: { result: true } })
    expect((await holder.call('getUser', {})).body).toEqual({})
    expect(holder.jar.get('veduta-session')).toBe('')
  })

  test('are never those of an invented cookie', async () => {
    const scene = await open()
    await using door = scene.door
    await join(scene, 'cora@example.org')
    const victim = createShopper(door)
    const planted = 'a'.repeat(32)
    victim.jar.set('veduta-session', planted)
    await victim.call('oauthLogin', { email: 'cora@example.org', password: PASSWORD })
    expect(victim.jar.get('veduta-session')).not.toBe(planted)
    const attacker = createShopper(door)
    attacker.jar.set('veduta-session', planted)
    expect((await attacker.call('getUser', {})).body).toEqual({})
  })
})

describe('a visitor’s basket and wishlist', () => {
  test('become the customer’s at sign-in, and nobody else’s', async () => {
    const scene = await open()
    await using door = scene.door
    const holder = await join(scene, 'dora@example.org')
    await holder.call('addItemToBasket', { variantId: 20, quantity: 1 })
    const browser = createShopper(door)
    await browser.call('addItemToBasket', { variantId: 20, quantity: 2 })
    await browser.call('addItemToWishlist', { productId: 1 })
    const visitor = browser.jar.get('veduta-visitor') ?? ''
    await browser.call('oauthLogin', { email: 'dora@example.org', password: PASSWORD })
    const quantities = async (who: typeof browser) =>
      (await who.call('getBasket', {})).body.basket.items.map((item: { quantity: number }) => item.quantity)
    expect([await quantities(browser), await quantities(holder)]).toEqual([[3], [3]])
    expect((await holder.call('getWishlist', {})).body.items).toHaveLength(1)
    const former = createShopper(door)
    former.jar.set('veduta-visitor', visitor)
    expect(await quantities(former)).toEqual([])
    // The old visitor id gives no access afterwards.
    await browser.call('oauthRevokeToken', {})
    expect(browser.jar.get('veduta-visitor')).not.toBe(visitor)
    expect(await quantities(browser)).toEqual([])
  })

  test('of a guest move with the guest, those of another customer do not', async () => {
    const scene = await open()
    await using door = scene.door
    await join(scene, 'emil@example.org')
    const guest = createShopper(door)
    await guest.call('oauthGuestLogin', anna)
    await guest.call('addItemToBasket', { variantId: 20, quantity: 1 })
    await guest.call('oauthLogin', { email: 'emil@example.org', password: PASSWORD })
    const count = async () => (await guest.call('getBasket', {})).body.basket.items.length
    expect(await count()).toBe(1)
    await guest.call('oauthRegister', { ...anna, email: 'other@example.org', password: PASSWORD })
    expect(await count()).toBe(0)
  })
})

test('a hundred attempts a minute are reduced to a dozen, with the same answer for unknown accounts', async () => {
  const scene = await open()
  await using door = scene.door
  await join(scene, 'frieda@example.org')
  const attempt = async (email: string) =>
    (await createShopper(door).call('oauthLogin', { email, password: 'Falsch-geraten' })).status
  const statuses = async (email: string) => {
    const all = await Promise.all(Array.from({ length: 100 }, () => attempt(email)))
    return [400, 429].map((status) => all.filter((each) => each === status).length)
  }
  expect(await statuses('frieda@example.org')).toEqual([10, 90])
  expect(await statuses('nobody@example.org')).toEqual([10, 90])
})

test('no account is made with a leaked password', async () => {
  const { door } = await open()
  await using shop = door
  const shopper = createShopper(shop)
  const reply = await shopper.call('oauthRegister', { ...anna, password: 'Passwort123!' })
  expect([reply.status, reply.body.kind]).toEqual([422, 'leaked-password'])
  expect(shopper.jar.get('veduta-session')).toBeUndefined()
  expect(shop.logLines.join()).not.toContain('Passwort123!')
})

test.each([
  ['oauthLogin', { email: 'x', password: 'y' }],
  ['oauthRegister', { ...anna, password: 'kurz' }],
  ['oauthRegister', { ...anna, first_name: '<b>', password: PASSWORD }],
  ['oauthGuestLogin', { ...anna, gender: 'x' }],
  ['oauthForgetPassword', {}],
  ['updatePasswordByHash', { password: PASSWORD, hash: '' }],
  ['updateShopUser', { birthDate: '2001-02-30' }],
])('%s rejects %j', async (name, payload) => {
  const { door } = await open()
  await using shop = door
  expect((await createShopper(shop).call(name, payload)).status).toBe(400)
})
