import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBranch } from '#tests/support/branches.ts'
import { anOrder } from '#tests/support/orders.ts'
import { root } from '#tests/support/sources.ts'

/** As the embedded Shop API answers: twenty orders, or none of the searched text; what it saves is one branch. */
const server = createServer((request, response) => {
  if (request.method === 'PUT') return void request.resume().on('end', () => response.end('{"saved":1}'))
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

test('a file with ten thousand branches may be larger than a statement of a bank', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'veduta-import-'))
  const file = join(folder, 'branches.json')
  await writeFile(file, JSON.stringify([aBranch()]) + ' '.repeat(25_000_000))
  const { stdout } = await shell(`${SHOP} branch import ${file}; echo "exit $?"`)
  expect(stdout).toBe('1 branch imported\nexit 0\n')
  await writeFile(file, ' '.repeat(63_000_000))
  expect((await shell(`${SHOP} branch import ${file} || true`)).stdout).toBe(
    `${file}: the file is too large\n`,
  )
  await rm(folder, { recursive: true })
})
