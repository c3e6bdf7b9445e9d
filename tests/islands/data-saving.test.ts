import { expect, test } from 'vitest'
import { isDataSaving } from '#islands/data-saving.ts'

test.each([
  [{}, false],
  [{ effectiveType: '4g' }, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('on a connection of %j nothing is prefetched: %s', (connection, spared) => {
  expect(isDataSaving(connection)).toBe(spared)
})
