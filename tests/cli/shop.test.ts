import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '#tests/support/orders.ts'
import { root } from '#tests/support/sources.ts'

/** As the embedded Shop API answers: twenty orders, or none of the searched text. */
const server = createServer((request, response) => {
  const isKnown = request.url?.startsWith('/v1/orders?') && request.headers['x-access-token'] === 'local'
  const orders = Array.from({ length: 20 }, () => anOrder())
  response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' })
  response.end(isKnown ? JSON.stringify({ orders, total: 20 }) : '{}')
})
let port = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = String(typeof address === 'object' ? address?.port : '')
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

async function shell(line: string) {
  const env = { PATH: process.env['PATH'], NODE: process.execPath, SHOP_API_PORT: port }
  return promisify(execFile)('sh', ['-c', line], { env, cwd: root })
}
const SHOP = '"$NODE" src/cli/shop.ts'

test.each([
  ['that reads one line', 'head -n 1', /^123456789012 {2}.*\n$/],
  ['that reads nothing', 'true', /^$/],
])('a list survives a reader %s', async (_, reader, expected) => {
  const { stdout, stderr } = await shell(`{ ${SHOP} order list; echo "exit $?" >&2; } | ${reader}`)
  expect(stdout).toMatch(expected)
  expect(stderr).toBe('exit 0\n')
})

test('a Shop API without a search refuses it in words', async () => {
  const { stdout } = await shell(`${SHOP} order find anna; echo "exit $?"`)
  expect(stdout).toBe('the Shop API at SHOP_API_URL cannot search orders: use its own tools\nexit 1\n')
})
