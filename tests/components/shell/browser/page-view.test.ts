import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubMeasuredPage } from '#tests/support/measured-page.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const REPORT = '/api/dt/report'

test.each([
  ['statistics', 'veduta-consent=C0002', {}, [REPORT]],
  ['both groups', 'veduta-consent=C0002.C0004', {}, [REPORT]],
  ['marketing alone', 'veduta-consent=C0004', {}, []],
  ['a refusal', 'veduta-consent=', {}, []],
  ['no decision', '', {}, []],
  ['statistics at a terminal in a branch', 'veduta-consent=C0002', { storeMode: '' }, []],
])('with %s a page counts as viewed after a second: %j', async (_, cookie, dataset, beacons) => {
  const page = stubMeasuredPage(cookie)
  Object.assign(page.dataset, dataset)
  const { trackPageView } = await import('#components/shell/browser/page-view.ts')
  await import('#islands/tracking/report.ts')
  trackPageView()
  await vi.advanceTimersByTimeAsync(999)
  expect(page.beacons).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(page.beacons).toEqual(beacons)
})

test('a decision within the first second is reported by the decision alone, since the policy of the page is older', async () => {
  const page = stubMeasuredPage('')
  const { trackPageView } = await import('#components/shell/browser/page-view.ts')
  await import('#islands/tracking/report.ts')
  trackPageView()
  await vi.advanceTimersByTimeAsync(999)
  page.cookie = 'veduta-consent=C0002'
  dispatchEvent(new Event('consent'))
  await vi.advanceTimersByTimeAsync(1)
  expect(page.beacons).toEqual([])
})
