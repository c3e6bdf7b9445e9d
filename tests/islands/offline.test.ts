import { afterEach, expect, test, vi } from 'vitest'
import { actTwice, ifReachable } from '#islands/offline.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page whose network is there or not; `offers` is what it offers to try again. */
function stubPage() {
  const page = { isOnline: true, offers: [] as (() => void)[] }
  vi.stubGlobal('fetch', async () => {
    if (!page.isOnline) throw new TypeError('Failed to fetch')
    return new Response()
  })
  vi.stubGlobal('dispatchEvent', (event: CustomEvent<() => void>) => page.offers.push(event.detail))
  return page
}

test('what cannot be done without a network is offered until it can be', async () => {
  const page = stubPage()
  const act = vi.fn<() => void>()
  page.isOnline = false
  await ifReachable(act)
  page.offers[0]?.()
  await expect.poll(() => page.offers.length).toBe(2)
  expect(act).not.toHaveBeenCalled()
  page.isOnline = true
  page.offers[1]?.()
  await expect.poll(() => act.mock.calls.length).toBe(1)
})

test('an act that fails is done once more where the server answers, and not again', async () => {
  const page = stubPage()
  const act = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('no script'))
  await actTwice(act)
  expect(act).toHaveBeenCalledTimes(2)
  expect(page.offers).toEqual([])
})

test('an act that fails without a network is done once more on request', async () => {
  const page = stubPage()
  const act = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no script')).mockResolvedValue()
  page.isOnline = false
  await actTwice(act)
  expect(act).toHaveBeenCalledOnce()
  page.isOnline = true
  page.offers[0]?.()
  await expect.poll(() => act.mock.calls.length).toBe(2)
})
