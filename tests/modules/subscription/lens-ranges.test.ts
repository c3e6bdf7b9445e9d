import { expect, test } from 'vitest'
import { VARIANT_CODES } from '#i18n/variants.ts'
import { lensRangesJob } from '#modules/subscription/lens-ranges.ts'

/** The job of shops of which one fails; `stopAt`: where its time is over. */
function job({ failing, stopAt }: { failing?: string; stopAt?: string }) {
  const checked: unknown[] = []
  const stop = new AbortController()
  const { run } = lensRangesJob({
    subscriptions: {
      async propose(variant, goods) {
        if (variant === failing) throw new Error('down')
        if (variant === stopAt) stop.abort()
        checked.push([variant, goods])
        return { proposed: 0, skipped: 0 }
      },
    },
  })
  return { checked, run: () => run({ data: {}, signal: stop.signal }) }
}

test('the ranges of all shops are checked, and one that fails holds up no other', async () => {
  const { checked, run } = job({ failing: 'cs-cz' })
  await expect(run()).rejects.toThrow('ranges of lenses could not be checked')
  expect(checked).toEqual(
    VARIANT_CODES.filter((code) => code !== 'cs-cz').map((code) => [code, { ranges: true }]),
  )
})

test('a run that exceeds its time stops', async () => {
  const { checked, run } = job({ stopAt: 'de-at' })
  await run()
  expect(checked).toHaveLength(2)
})

test('a run in which nothing fails is done', async () => {
  const { checked, run } = job({})
  await run()
  expect(checked).toHaveLength(VARIANT_CODES.length)
})
