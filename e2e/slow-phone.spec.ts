import { addLens, count, field, lines, minorUnits, panel, SHOPS, total } from './shopper.ts'
import { expect, test } from './visitor.ts'

/** Slow 4G as Chromium's developer tools define it. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
test.slow()

/** One shop: what is slow does not depend on its language. */
const [, shop] = SHOPS

test(`a shopper on a slow phone and network fills, changes and empties a basket`, async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const patient = expect.configure({ timeout: 30_000 })
  const { variant, lenses, add, more, remove, undo, code, apply, applied } = shop

  // Of the first one only three packs are left.
  await addLens(page, `/${variant}${lenses}`, 1)
  await patient(panel(page)).toBeVisible()

  await page.goto(`/${variant}${shop.accessories}`)
  const heart = page.locator('main .wish').first()
  await heart.tap()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await patient(page.locator('#alerts .alert')).toBeVisible()
  await page.locator('.shelf .tile:has([form="to-basket"]) > a').nth(1).tap()
  await page.waitForURL(/\/p\//)
  await page.getByRole('button', { name: add }).first().tap()
  await patient(count(page)).toHaveText('2')

  await panel(page).locator('a.button.outline').tap()
  await page.waitForURL(/\/basket\//)
  await patient(lines(page)).toHaveCount(2)
  const press = page.getByRole('button', { name: more }).first()
  for (let pressed = 0; pressed < 3; pressed += 1) await press.tap()
  await patient(field(page).first()).toHaveValue('4')
  await patient(count(page)).toHaveText('5')

  const before = await total(page)
  await page.getByLabel(code).fill('LINSEN5')
  await page.getByRole('button', { name: apply }).tap()
  await patient(page.getByText(applied)).toBeVisible()
  const off = page.locator('dl > div', { hasText: 'LINSEN5' }).locator('dd')
  expect(await total(page)).toBe(before - minorUnits(await off.innerText()))

  await page.getByRole('button', { name: remove }).first().tap()
  await patient(lines(page)).toHaveCount(1)
  await page.getByRole('button', { name: undo }).tap()
  await patient(lines(page)).toHaveCount(2)
  await patient(count(page)).toHaveText('5')
  await page.reload()
  await expect(lines(page)).toHaveCount(2)
})
