import { expect, test } from 'vitest'
import { handleAppointmentForm, loadPersonStep, stepHref } from '#server/forms/appointment-form.ts'
import { loadTimes, readAppointmentQuery } from '#server/loaders/branch/appointment.ts'
import { createCaller } from '#server/session/caller.ts'
import { appointmentApi } from '#tests/support/appointment-api.ts'
import { aBranch } from '#tests/support/branches.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { formRequest } from '#tests/support/forms.ts'
import { testShopApi } from '#tests/support/shopper.ts'
import { testContext } from '#tests/support/test-server.ts'

const shop = testShopApi()
const { open } = appointmentApi(() => Promise.reject(new Error('not asked')), shop.database)
const PAGE = 'http://localhost/de-de/niederlassungen/koeln/1/'
const [TEN, ELEVEN] = ['2026-06-02T10:00:00+02:00', '2026-06-02T11:00:00+02:00']

async function scene() {
  const { ctx } = testContext({ shopApi: shop.answer, timeout: 10_000, overrides: { now: () => NOW } })
  const caller = createCaller(ctx.visitors, new Headers(), new URL(PAGE))
  const scope = { ctx, variant: 'de-de' as const, caller }
  const branch = aBranch({ id: await open(), staff: 1 })
  return {
    /** Where the form of a step leads. */
    async send(search: string, fields: Record<string, string>): Promise<URL> {
      const url = new URL(search, PAGE)
      const query = readAppointmentQuery(url.searchParams)
      const answer = await handleAppointmentForm(scope, formRequest(url, fields), { branch, url, query })
      if (!(answer instanceof Response)) throw new Error('no redirect')
      return new URL(answer.headers.get('location') ?? '', PAGE)
    },
    held: async (who: URL) => (await loadPersonStep(scope, who))?.held.start,
    /** Of ten and eleven, what is free to whoever has a key. */
    async free(key: string | null): Promise<string[]> {
      const { days } = await loadTimes(ctx, 'de-de', branch, { service: 'advice', from: null, key })
      return days.flatMap(({ starts }) => starts).filter((start) => [TEN, ELEVEN].includes(start))
    },
  }
}

/** The step of the time, as the page of the person leads back to it. */
const backFrom = (who: URL) => stepHref(who.pathname, 'when', readAppointmentQuery(who.searchParams))

test('who goes back finds the time that they hold, and exchanges it for another', async () => {
  const { send, held, free } = await scene()
  const who = await send('?appointment=when&for=a', { start: TEN })
  const key = who.searchParams.get('key')
  expect([await free(null), await free(key)]).toEqual([[ELEVEN], [TEN, ELEVEN]])
  const changed = await send(backFrom(who), { start: ELEVEN })
  expect([changed.searchParams.get('key'), await held(changed)]).toEqual([key, ELEVEN])
  expect(await free(null)).toEqual([TEN])
})

test('what is booked stays: the same page holds another time under a new key', async () => {
  const { send, held, free } = await scene()
  const who = await send('?appointment=when&for=a', { start: TEN })
  await send(who.search, { firstName: 'Anna', lastName: 'Berg', email: 'changes@example.com', phone: '' })
  const next = await send(backFrom(who), { start: ELEVEN })
  expect(next.searchParams.get('key')).not.toBe(who.searchParams.get('key'))
  expect([await held(next), await free(null)]).toEqual([ELEVEN, []])
})

test('a key that is none is left out of the address', () => {
  const of = (key: string) => readAppointmentQuery(new URLSearchParams({ key })).key
  expect([of('a b'), of('short'), of('long-enough-to-be-one')]).toEqual([null, null, 'long-enough-to-be-one'])
})
