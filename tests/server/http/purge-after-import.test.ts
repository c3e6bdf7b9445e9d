import { expect, test } from 'vitest'
import { purgeAfterImport } from '#server/http/purge-after-import.ts'

test.each([
  ['PUT', '/v1/branches', 200, [['branches']]],
  ['PUT', '/v1/branches', 400, []],
  ['GET', '/v1/branches', 200, []],
  ['PUT', '/v1/baskets/x/promotions', 200, []],
])('%s %s that answers %i purges %j', async (method, path, status, expected) => {
  const purged: string[][] = []
  const door = purgeAfterImport({
    operatorApi: () => new Response('', { status }),
    purge: (tags) => purged.push(tags),
  })
  expect((await door(new Request(`http://localhost${path}`, { method }))).status).toBe(status)
  expect(purged).toEqual(expected)
})
