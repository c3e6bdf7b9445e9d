import { measureDistance } from './measure-distance.ts'
import { keepsNothing, requestsForModels } from './on-device.ts'
import { PAGES } from './page-kinds.ts'
import { portraitPhoto } from './portrait-photo.ts'
import { expect, expectAccessible, test } from './visitor.ts'
import { leaveOutWebGl } from './without-webgl.ts'

test('a visitor tries the frame of a product page and others on a photo by keyboard, true to scale, and nothing leaves the device', async ({
  page,
}) => {
  await page.addInitScript(leaveOutWebGl)
  const models = requestsForModels(page)
  await page.goto(PAGES.product)
  const link = page.getByRole('link', { name: 'Brille anprobieren' })
  await test.step('who has agreed to nothing sees it over the page', async () => {
    await link.press('Enter')
    await expect(page.frameLocator('dialog iframe').locator('[data-camera]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
  })
  await page.goto((await link.getAttribute('href')) ?? '')
  expect(new URL(page.url()).search).toMatch(/^\?frames=\d+-\d+$/)
  const instrument = page.locator('[data-instrument="try-on"]')
  await expect(instrument.locator('[data-camera]')).toBeVisible()
  await expectAccessible(page)

  expect(models).toEqual([])
  const expectNothingKept = await keepsNothing(page)

  await page.locator('input[type=file]').setInputFiles(await portraitPhoto(768))
  await expect(instrument).toHaveAttribute('data-state', 'ready', { timeout: 20_000 })
  expect(models).not.toEqual([])
  const drawn = instrument.locator('canvas[data-drawn]')
  await expect(drawn).toHaveCount(1, { timeout: 20_000 })
  // A photo is as others see somebody.
  await expect(drawn).toHaveCSS('transform', 'none')
  await expect(instrument).toContainText('durchschnittlicher Größe')
  await expectAccessible(page)

  const picture = () => drawn.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  await test.step('a measured distance makes the picture true to scale', async () => {
    const average = await picture()
    await measureDistance(page, page.getByRole('link', { name: 'Maßstab messen' }))
    await expect(instrument).toContainText(/Maßstäblich: Ihre Pupillendistanz beträgt 6\d(,5)?\smm/)
    await expect(instrument.locator('figure svg', { hasText: 'mm' })).toBeVisible()
    await expect(drawn).toHaveCount(1, { timeout: 20_000 })
    expect(await picture()).not.toBe(average)
    await expectAccessible(page)
  })

  const frames = page.getByRole('group', { name: 'Brillen' })
  const first = await picture()
  await frames.getByRole('radio').first().press('ArrowRight')
  await expect(frames.getByRole('radio').nth(1)).toBeChecked()
  await expect(drawn).toHaveCount(1, { timeout: 20_000 })
  expect(await picture()).not.toBe(first)

  await page.getByRole('button', { name: 'Vergleichen' }).press('Enter')
  await expect(drawn).toHaveCount(4, { timeout: 20_000 })
  await expect(frames.getByRole('checkbox', { checked: true })).toHaveCount(4)
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Bild sichern' }).press('Enter')
  expect((await download).suggestedFilename()).toBe('brillenanprobe.jpg')
  await expectNothingKept()
})

test('where the search for a face could not start, the next photo starts it again', async ({ page }) => {
  await page.addInitScript(leaveOutWebGl)
  await page.route(/face-worker/, (route) => route.abort('internetdisconnected'), { times: 1 })
  await page.goto('/de-de/instruments/try-on/')
  const instrument = page.locator('[data-instrument="try-on"]')
  const photo = await portraitPhoto(768)
  const choose = () => page.locator('input[type=file]').setInputFiles(photo)
  await choose()
  await expect(page.getByRole('alert')).toContainText('konnte nicht geladen werden', { timeout: 20_000 })
  await choose()
  await expect(instrument).toHaveAttribute('data-state', 'ready', { timeout: 20_000 })
  await expect(page.getByRole('alert')).toHaveCount(0)
})
