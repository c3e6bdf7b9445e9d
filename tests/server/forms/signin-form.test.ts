import { describe, expect, test } from 'vitest'
import { handleSigninForm, signinViewOf } from '#server/forms/signin-form.ts'
import { handleSignoutForm } from '#server/forms/signout-form.ts'
import { identifyCaller } from '#server/session/caller.ts'
import { testAccounts } from '#tests/support/accounts.ts'
import { testContext } from '#tests/support/test-server.ts'

const PASSWORD = 'Brille-im-Etui'
const anna = { firstName: 'Anna', lastName: 'Berg', email: 'anna@example.org', password: PASSWORD }
const accounts = testAccounts({ limits: { registrations: 1000, address: 1000 } })
const { ctx } = testContext({ auth: accounts.auth })

type Options = { cookie?: string; headers?: Record<string, string>; address?: string }

async function send(path: string, fields: Record<string, string>, options: Options = {}) {
  const { cookie = '', headers = {}, address = '203.0.113.7' } = options
  const url = new URL(path, 'http://shop')
  const request = new Request(url, {
    method: 'POST',
    headers: { cookie, ...headers },
    body: new URLSearchParams(fields),
  })
  const caller = await identifyCaller(ctx, request.headers, url, address)
  const page = { url, home: '/de-de/', account: '/de-de/account/', passwordLabel: 'Neues Passwort' }
  const visit = { ctx, variant: 'de-de' as const, caller }
  const answer =
    url.pathname === '/de-de/signout/'
      ? await handleSignoutForm(visit, request, { url, signin: '/de-de/signin/' })
      : await handleSigninForm(visit, request, page)
  if (!(answer instanceof Response)) return { view: answer, status: 200, location: null, cookies: [] }
  const cookies = answer.headers.getSetCookie()
  const cleared = answer.headers.get('clear-site-data')
  return { view: null, status: answer.status, location: answer.headers.get('location'), cookies, cleared }
}

const cookieOf = (lines: string[]) => lines.map((line) => line.split(';')[0]).join('; ')

async function holder(email: string): Promise<string> {
  const { cookies } = await send('/de-de/signin/?register=true', { ...anna, form: 'register', email })
  const token = await accounts.lastToken(email, 'verify')
  const verified = await send(
    `/de-de/signin/?verify=${token}`,
    { form: 'verify' },
    { cookie: cookieOf(cookies) },
  )
  expect(verified.location).toBe('/de-de/account/')
  return cookieOf(verified.cookies)
}

describe('the form of an address', () => {
  test.each([
    ['', 'signin'],
    ['?register=true', 'register'],
    ['?register=yes', 'signin'],
    ['?forgotten=true', 'forgotten'],
    ['?hash=abc', 'reset'],
    ['?verify=abc&register=true', 'verify'],
  ])('%j is %s', (query, form) =>
    expect(signinViewOf(new URL(`http://shop/de-de/signin/${query}`)).form).toBe(form),
  )
})

test('a mailbox with an international domain registers, and signs in however its domain is written', async () => {
  const mailboxes = ['lea@bücher.example', 'Lea@BÜCHER.example', 'lea@xn--bcher-kva.example']
  const fields = { ...anna, form: 'register', lastName: 'D´Angelo', email: mailboxes[0] ?? '' }
  const { cookies } = await send('/de-de/signin/?register=true', fields)
  const token = await accounts.lastToken('lea@xn--bcher-kva.example', 'verify')
  await send(`/de-de/signin/?verify=${token}`, { form: 'verify' }, { cookie: cookieOf(cookies) })
  for (const email of mailboxes) {
    const { location } = await send('/de-de/signin/', { form: 'signin', email, password: PASSWORD })
    expect([email, location]).toEqual([email, '/de-de/account/'])
  }
})

describe('the input', () => {
  test('is shown again with its mistakes, except passwords', async () => {
    const { view } = await send('/de-de/signin/', {
      ...anna,
      form: 'register',
      email: 'anna@',
      password: 'kurz',
    })
    expect(view).toMatchObject({
      form: 'register',
      values: { firstName: 'Anna', email: 'anna@' },
      faults: { email: { kind: 'email' }, password: { kind: 'password' } },
    })
    expect(JSON.stringify(view)).not.toContain('kurz')
  })

  test('must be the same twice', async () => {
    const fields = { form: 'reset', password: PASSWORD, repeated: 'anders' }
    expect((await send('/de-de/signin/?hash=x', fields)).view).toMatchObject({
      faults: { repeated: { kind: 'same-as', other: 'Neues Passwort' } },
    })
  })

  test('does not add privileges', async () => {
    const more = { isGuest: 'false', emailVerified: 'true', id: '1', contact: 'x' }
    const { cookies } = await send('/de-de/signin/', { ...anna, ...more, form: 'register' })
    const caller = await identifyCaller(
      ctx,
      new Headers({ cookie: cookieOf(cookies) }),
      new URL('http://shop/'),
      undefined,
    )
    expect(caller.session?.customer).toMatchObject({ isVerified: false, email: 'anna@example.org' })
    expect(caller.session?.customer.id).not.toBe('1')
  })
})

describe('the link of an email', () => {
  test.each([
    ['unproven', 'without the session or the password of its account', (token: string) => token],
    ['expired', 'with a forged token', () => 'forged'],
  ])('is %s %s', async (note, _, tokenOf) => {
    const email = `link-${note}@example.org`
    await send('/de-de/signin/?register=true', { ...anna, form: 'register', email })
    const token = tokenOf(await accounts.lastToken(email, 'verify'))
    const followed = await send(`/de-de/signin/?verify=${token}`, { form: 'verify' })
    expect(followed).toMatchObject({ status: 200, view: { form: 'verify', note }, cookies: [] })
  })
})

describe('a sign-in', () => {
  test.each([
    ['', '/de-de/account/'],
    ['?redirectUrl=%2Fde-de%2Fcheckout%2F&showBasket=true', '/de-de/checkout/'],
    ['?redirectUrl=https%3A%2F%2Fevil.example%2F', '/de-de/account/'],
    ['?redirectUrl=%2F%2Fevil.example%2F', '/de-de/account/'],
  ])('from %j redirects to %s', async (query, location) => {
    const email = `led-${query.length}@example.org`
    await holder(email)
    const fields = { form: 'signin', email, password: PASSWORD }
    expect(await send(`/de-de/signin/${query}`, fields)).toMatchObject({ status: 303, location })
  })

  test('as a guest redirects back, or to the start page', async () => {
    const guest = { ...anna, form: 'guest' }
    expect((await send('/de-de/signin/', guest)).location).toBe('/de-de/')
    const back = '?redirectUrl=%2Fde-de%2Fcheckout%2F'
    expect((await send(`/de-de/signin/${back}`, guest)).location).toBe('/de-de/checkout/')
  })

  test('fails with the same answer for every address', async () => {
    await holder('here@example.org')
    const attempt = (email: string) =>
      send('/de-de/signin/', { form: 'signin', email, password: 'Falsch-geraten' })
    const [known, unknown] = [await attempt('here@example.org'), await attempt('away@example.org')]
    expect([known.view?.note, unknown.view?.note]).toEqual(['failed', 'failed'])
    const ask = (email: string) => send('/de-de/signin/?forgotten=true', { form: 'forgotten', email })
    expect([(await ask('here@example.org')).view?.note, (await ask('away@example.org')).view?.note]).toEqual([
      'sent',
      'sent',
    ])
  })

  test('is limited after a dozen attempts', async () => {
    const attempt = () =>
      send('/de-de/signin/', { form: 'signin', email: 'many@example.org', password: 'Falsch-geraten' })
    for (let count = 0; count < 10; count++) expect((await attempt()).view?.note).toBe('failed')
    expect((await attempt()).view?.note).toBe('later')
  })

  test('from another site is rejected', async () => {
    const headers = { origin: 'https://evil.example' }
    expect((await send('/de-de/signin/', { ...anna, form: 'register' }, { headers })).status).toBe(403)
    expect((await send('/de-de/signout/', {}, { headers })).status).toBe(403)
  })
})

test('sign-out ends the session, on all devices on request', async () => {
  const here = await holder('leaves@example.org')
  const there = cookieOf(
    (await send('/de-de/signin/', { form: 'signin', email: 'leaves@example.org', password: PASSWORD }))
      .cookies,
  )
  const isKnown = async (cookie: string) =>
    (await identifyCaller(ctx, new Headers({ cookie }), new URL('http://shop/'), undefined)).session !== null
  expect([await isKnown(here), await isKnown(there)]).toEqual([true, true])
  const left = await send('/de-de/signout/', { everywhere: 'true' }, { cookie: here })
  expect(left.cleared).toBe('"cache", "storage"')
  expect(left.location).toBe('/de-de/signin/?note=gone')
  expect(left.cookies.join()).toContain('veduta-session=; Path=/; Max-Age=0')
  expect([await isKnown(here), await isKnown(there)]).toEqual([false, false])
})
