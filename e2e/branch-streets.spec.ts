import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startShop } from './shop.ts'
import { textsOf } from './texts.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Serves pictures of streets with a status, and notes which were requested. */
async function startStreets(status = 200) {
  const requested: string[] = []
  const server = createServer(({ url = '' }, response) => {
    requested.push(url)
    response.statusCode = status
    response.setHeader('content-type', 'image/png')
    // A browser shows a picture whatever its status.
    response.end(status === 200 ? PIXEL : '')
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    host: `localhost:${port}`,
    requested,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('streets come from their host after the press that names it, and without another in the same tab', async ({
  page,
  openBrowser,
}, { workerIndex }) => {
  test.slow()
  const { host, requested, close } = await startStreets()
  const { shop, close: closeShop } = await startShop(`streets-${workerIndex}`, {
    MAP_TILES_URL: `http://${host}/{z}/{x}/{y}.png`,
    MAP_ATTRIBUTION: '© Streets',
  })
  const t = textsOf('de')
  const open = page.getByRole('button', { name: t('branches.map.open') })
  const show = page.getByRole('button', { name: t('branches.map.streets') })
  const streets = page.locator('[data-map-frame].with-streets')

  await page.goto(`${shop.url}/de-de/niederlassungen/`)
  await open.click()
  await expect(show).toBeVisible()
  await expect(page.locator('[data-map-tiles]')).toContainText(host)
  await expectAccessible(page)
  await page.waitForLoadState('networkidle')
  expect(requested).toEqual([])
  await show.click()
  await expect(streets).toBeVisible()
  expect(requested[0]).toMatch(/^\/\d+\/\d+\/\d+\.png$/)
  await expect(show).toBeHidden()
  await expect(page.getByRole('region', { name: t('branches.map') })).toBeFocused()
  await expect(page.getByText('© Streets')).toBeVisible()

  await page.goto(`${shop.url}/de-de/niederlassungen/stadt/hamburg/hamburg/`)
  await open.click()
  await expect(streets).toBeVisible()
  await expect(show).toBeHidden()

  const other = await openBrowser()
  await other.addInitScript(() =>
    Object.defineProperty(globalThis, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  await other.goto(`${shop.url}/de-de/niederlassungen/`)
  await other.getByRole('button', { name: t('branches.map.open') }).click()
  await other.getByRole('button', { name: t('branches.map.streets') }).click()
  await expect(other.locator('[data-map-frame].with-streets')).toBeVisible()
  await closeShop()
  await close()
})

test.describe('while their host is down', () => {
  test.use({ expectedStatus: [503] })

  test('the map without streets goes on, and says so', async ({ page }, { workerIndex }) => {
    test.slow()
    const { host, close } = await startStreets(503)
    const { shop, close: closeShop } = await startShop(`no-streets-${workerIndex}`, {
      MAP_TILES_URL: `http://${host}/{z}/{x}/{y}.png`,
      MAP_ATTRIBUTION: '© Streets',
    })
    const t = textsOf('pl')
    await page.goto(`${shop.url}/pl-pl/salony/`)
    await page.getByRole('button', { name: t('branches.map.open') }).click()
    await page.getByRole('button', { name: t('branches.map.streets') }).click()
    await expect(page.getByText(t('branches.map.failed'))).toBeVisible()
    await expect(page.locator('[data-map-frame].with-streets')).toHaveCount(0)
    await expect(page.locator('[data-map] .map-mark').first()).toBeVisible()
    await expectAccessible(page)
    await closeShop()
    await close()
  })
})
