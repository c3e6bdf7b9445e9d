import { expect, test } from 'vitest'
import { isNews } from '#server/log-once.ts'
import { listeningLog } from '#tests/support/log.ts'

test('the same is news once a minute, for each log', () => {
  const { log } = listeningLog()
  expect([0, 1, 59_999, 60_000].map((now) => isNews(log, 'a', now))).toEqual([true, false, false, true])
  expect([isNews(log, 'b', 1), isNews(listeningLog().log, 'a', 1)]).toEqual([true, true])
})

test('what many make up is not remembered for ever', () => {
  const { log } = listeningLog()
  for (let count = 0; count <= 200; count++) isNews(log, `made up ${count}`, 0)
  expect(isNews(log, 'made up 0', 0)).toBe(true)
})
