import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConsentGroup } from '#domain/consent/consent.ts'
import { stubMeasuredPage } from '#tests/support/measured-page.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const states = (statistics: string, marketing: string) => [
  {
    analytics_storage: statistics,
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
  },
]
const CASES: [string, ConsentGroup[], boolean, string, object[]][] = [
  ['a refusal before anything was measured', [], false, 'veduta-consent=', []],
  ['a withdrawal', [], true, 'veduta-consent=', states('denied', 'denied')],
  ['statistics', ['C0002'], true, 'veduta-consent=C0002', states('granted', 'denied')],
  ['both groups', ['C0002', 'C0004'], true, 'veduta-consent=C0002.C0004', states('granted', 'granted')],
]

test.each(CASES)(
  '%s is stored at once, and reported to a tag manager after 100 ms',
  async (_, granted, hasTagManager, cookie, reported) => {
    const page = stubMeasuredPage()
    if (hasTagManager) page.dataLayer = []
    const { saveConsent } = await import('#islands/consent/save-consent.ts')
    // It loads in no time.
    await import('#islands/tracking/report.ts')
    saveConsent(granted)
    expect([page.cookie, page.notified]).toEqual([cookie, ['consent']])
    await vi.advanceTimersByTimeAsync(99)
    expect(page.dataLayer ?? []).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    const updates = (page.dataLayer ?? []).filter((each) => Object(each)[0] === 'consent')
    expect(updates.map((each) => Object(each)[2])).toEqual(reported)
  },
)
