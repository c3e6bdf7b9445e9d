import sharp from 'sharp'
import { PAGES } from './page-kinds.ts'
import { expect, expectAccessible, test } from './visitor.ts'
import { leaveOutWebGl } from './without-webgl.ts'

const PORTRAIT = new URL('../tests/support/portrait/portrait.png', import.meta.url).pathname

test('a visitor tries the frame of a product page and others on a photo by keyboard, and nothing leaves the device', async ({
  page,
}) => {
  await page.addInitScript(leaveOutWebGl)
  await page.goto(PAGES.product)
  await page.getByRole('link', { name: 'Brille anprobieren' }).press('Enter')
  await page.waitForURL(/\/instruments\/try-on\/\?frames=\d+-\d+$/)
  const instrument = page.locator('[data-instrument="try-on"]')
  await expect(instrument.locator('[data-camera]')).toBeVisible()
  await expectAccessible(page)

  const sent: string[] = []
  page.on('request', (request) => {
    const isOwn = new URL(request.url()).origin === new URL(page.url()).origin
    if (request.method() !== 'GET' || !isOwn) sent.push(request.url())
  })
  const stored = () => page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])
  const before = await stored()

  const photo = await sharp(PORTRAIT).resize({ width: 768, kernel: 'cubic' }).png().toBuffer()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo })
  await expect(instrument).toHaveAttribute('data-state', 'ready', { timeout: 20_000 })
  const drawn = instrument.locator('canvas[data-drawn]')
  await expect(drawn).toHaveCount(1, { timeout: 20_000 })
  await expect(instrument).toContainText('durchschnittlicher Größe')
  await expectAccessible(page)

  const frames = page.getByRole('group', { name: 'Brillen' })
  const pixels = () => drawn.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL().length)
  const first = await pixels()
  await frames.getByRole('radio').first().press('ArrowRight')
  await expect(frames.getByRole('radio').nth(1)).toBeChecked()
  await expect(drawn).toHaveCount(1, { timeout: 20_000 })
  expect(await pixels()).not.toBe(first)

  await page.getByRole('button', { name: 'Vergleichen' }).press('Enter')
  await expect(drawn).toHaveCount(4, { timeout: 20_000 })
  await expect(frames.getByRole('checkbox', { checked: true })).toHaveCount(4)
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Bild sichern' }).press('Enter')
  expect((await download).suggestedFilename()).toBe('brillenanprobe.jpg')
  expect(sent.filter((url) => !url.startsWith('blob:'))).toEqual([])
  expect(await stored()).toEqual(before)
})

test('where the search for a face could not start, the next photo starts it again', async ({ page }) => {
  await page.addInitScript(leaveOutWebGl)
  await page.route(/face-worker/, (route) => route.abort('internetdisconnected'), { times: 1 })
  await page.goto('/de-de/instruments/try-on/')
  const instrument = page.locator('[data-instrument="try-on"]')
  const photo = await sharp(PORTRAIT).resize({ width: 768, kernel: 'cubic' }).png().toBuffer()
  const choose = () =>
    page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo })
  await choose()
  await expect(page.getByRole('alert')).toContainText('konnte nicht geladen werden', { timeout: 20_000 })
  await choose()
  await expect(instrument).toHaveAttribute('data-state', 'ready', { timeout: 20_000 })
  await expect(page.getByRole('alert')).toHaveCount(0)
})
