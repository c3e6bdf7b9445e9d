import { expect, test } from 'vitest'
import { AUTH_MIGRATIONS } from '#modules/auth/migrations.ts'
import type { Context } from '#server/context.ts'
import { handleSigninForm } from '#server/forms/signin-form.ts'
import { identifyCaller } from '#server/session/caller.ts'
import { newcomer, openHolders, PASSWORD } from '#tests/support/account-holders.ts'
import { openEmbeddedCopy } from '#tests/support/embedded-copy.ts'
import { formRequest } from '#tests/support/forms.ts'
import { testContext } from '#tests/support/test-server.ts'

const { accounts, holder, register } = openHolders(() => openEmbeddedCopy({ tables: [AUTH_MIGRATIONS] }))

/** A browser without a script. `succeeded`: the accounts that another one has followed, `claimed`: mailboxes whose orders an account got, `merged`: how many baskets moved. */
function browser() {
  const succeeded: string[][] = []
  const claimed: string[][] = []
  const jar = new Map<string, string>()
  let merged = 0
  const { ctx } = testContext({ auth: accounts.auth })
  const own: Context = {
    ...ctx,
    customers: {
      succeed: async (...pair) => void succeeded.push(pair),
      claimGuestOrders: async (...claim) => void claimed.push(claim),
      release: async (ids) => ids,
    },
    baskets: (variant) => ({
      ...ctx.baskets(variant),
      merge: async () => {
        merged += 1
        return true
      },
    }),
  }
  async function send(form: 'register' | 'signin', email: string, password = PASSWORD) {
    const url = new URL('http://localhost/de-de/signin/')
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const caller = await identifyCaller(own, new Headers({ cookie }), url, '203.0.113.7')
    const request = formRequest(url, { form, ...newcomer(email), password })
    const scope = { ctx: own, variant: 'de-de' as const, caller }
    const places = { url, home: '/de-de/', account: '/de-de/account/', passwordLabel: '' }
    const answer = await handleSigninForm(scope, request, places)
    if (!(answer instanceof Response)) return answer.note
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      jar.set(name, value)
    }
    return { location: answer.headers.get('location'), id: caller.session?.customer.id }
  }
  return { send, succeeded, claimed, merged: () => merged }
}

test('who signs in to a proven account gets what they have ordered as a guest; who only registers does not', async () => {
  const { customer } = await holder('bought-before@example.org')
  const { send, claimed } = browser()
  await send('register', 'bought-before@example.org')
  expect(claimed).toEqual([])
  await send('signin', 'Bought-Before@example.org')
  expect(claimed).toEqual([[customer.id, 'bought-before@example.org']])
})

test('who proves a mailbox has what an account had that nobody can open any more', async () => {
  const lost = await register('lost@example.org')
  const { send, succeeded } = browser()
  const { customer } = await holder('lost@example.org')
  await send('signin', 'lost@example.org')
  // Somebody is signed in there.
  expect(succeeded).toEqual([])
  await (await accounts.auth()).signOut(lost.token)
  await send('signin', 'lost@example.org')
  expect(succeeded).toEqual([[lost.customer.id, customer.id]])
})

test('who registers once more and then signs in has in one account what both have', async () => {
  const { customer } = await holder('twice@example.org')
  const { send, succeeded, merged } = browser()
  const again = await send('register', 'Twice@example.org')
  expect(again).toMatchObject({ location: '/de-de/account/' })
  expect(again).not.toMatchObject({ id: customer.id })
  expect(await send('signin', 'twice@example.org', 'Another-word')).toBe('failed')
  expect(succeeded).toEqual([])
  const before = merged()
  expect(await send('signin', 'twice@example.org')).toMatchObject({ id: customer.id })
  expect(succeeded).toEqual([[expect.any(String), customer.id]])
  expect(succeeded[0]?.[0]).not.toBe(customer.id)
  expect(merged()).toBeGreaterThan(before)
})

test('the first account of a mailbox that is proven is the one that stays', async () => {
  const first = await register('race@example.org')
  const { send, succeeded } = browser()
  await send('register', 'race@example.org')
  const token = await accounts.lastToken('race@example.org', 'verify')
  const auth = await accounts.auth()
  const second = await auth.verify(
    { variant: 'de-de', address: '203.0.113.7', signinUrl: '', userAgent: '', deviceToken: null },
    token,
    { session: null, password: PASSWORD },
  )
  expect(second).toMatchObject({ ok: true })
  expect(second).not.toMatchObject({ value: { customer: { id: first.customer.id } } })
  expect(await send('signin', 'race@example.org')).not.toMatchObject({ id: first.customer.id })
  expect(succeeded).toEqual([])
})

test('somebody else’s account keeps what it has', async () => {
  await holder('other@example.org')
  const { send, succeeded } = browser()
  await send('register', 'somebody@example.org')
  await send('signin', 'other@example.org')
  expect(succeeded).toEqual([])
})
