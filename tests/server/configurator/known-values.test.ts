import { expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { knownValues } from '#server/configurator/known-values.ts'
import { callerKey } from '#server/request/caller-keys.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { createCaller } from '#server/session/caller.ts'
import { anItem, inGroup } from '#tests/support/basket-items.ts'
import { aContext, TYPED } from '#tests/support/configurator-context.ts'
import { fakeBasket } from '#tests/support/fake-basket.ts'
import { testContext } from '#tests/support/test-server.ts'

const eyes = (sphere: number) => ({ right: { sphere, pd: 32 }, left: { sphere, pd: 32 } })
const inBasket = anItem('i1', { ...inGroup('g', true), customData: { prescriptionValues: eyes(-3) } })
const OF_ACCOUNT: ConfiguratorAnswers = {
  'right.sphere': '-4',
  'left.sphere': '-4',
  'right.pd': '32',
  'left.pd': '32',
}

type Given = { isKnown?: boolean; answers?: ConfiguratorAnswers; ofAccount?: ConfiguratorAnswers }

/** The sphere of the right lens, and of each basket that was read for it, whether it is the own one. */
async function known({ isKnown = true, answers = {}, ofAccount }: Given) {
  const read: string[] = []
  const { baskets } = fakeBasket({ items: [inBasket] }).handle
  const get: typeof baskets.get = (key) => {
    read.push(key)
    return baskets.get(key)
  }
  const { ctx } = testContext({ overrides: { baskets: () => ({ ...baskets, get }) } })
  const caller = createCaller(ctx.visitors, new Headers(), new URL('http://localhost/'))
  if (isKnown) caller.ensureUser()
  const scope: RequestScope = { ctx, variant: 'de-de', caller }
  const values = await knownValues(scope, {
    answers,
    context: aContext(),
    accountValues: ofAccount ? { answers: ofAccount, savedOn: '2026-10-01T08:00:00Z', wearer: null } : null,
  })
  return { sphere: values?.right.sphere, baskets: read.map((key) => key === callerKey(scope, 'basket')) }
}

test.each<[string, Given, { sphere: number | undefined; baskets: boolean[] }]>([
  ['this frame', { answers: TYPED, ofAccount: OF_ACCOUNT }, { sphere: -2.25, baskets: [] }],
  ['the glasses of the account', { ofAccount: OF_ACCOUNT }, { sphere: -4, baskets: [] }],
  ['glasses in the basket', {}, { sphere: -3, baskets: [true] }],
  ['nothing, of a visitor without a basket', { isKnown: false }, { sphere: undefined, baskets: [] }],
])('the values are those for %s', async (_, given, expected) => expect(await known(given)).toEqual(expected))
