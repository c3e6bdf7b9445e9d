import { takePicture, test } from './filmed-visitor.ts'
import { keepsNothing } from './on-device.ts'
import { dragTo, moveTo, wayTo } from './marks.ts'
import { trackStates, watchDevices } from './device-tracks.ts'
import { expectFits } from './screens.ts'
import { expect, expectAccessible } from './visitor.ts'

test('a visitor measures the pupil distance before a camera, which is closed once its picture is taken', async ({
  page,
  context,
  film,
}) => {
  await watchDevices(page)
  await page.goto('/de-de/instruments/pupil-distance/')
  const expectNothingKept = await keepsNothing(page)
  const instrument = page.locator('[data-instrument="pupil-distance"]')
  const source = instrument.locator('[data-camera]')
  const photo = instrument.locator('input[type=file]')
  const open = page.getByRole('button', { name: 'Kamera' })

  await test.step('a camera that is refused leaves the photo', async () => {
    await open.click()
    await expect(source).toHaveAttribute('data-camera', 'refused')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(photo).toBeEnabled()
    await expectAccessible(page)
  })

  await test.step('a camera that is opened and closed again is off', async () => {
    await context.grantPermissions(['camera'])
    await open.click()
    await expect(source).toHaveAttribute('data-camera', 'open')
    expect(await trackStates(page)).toEqual(['live'])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Kamera schließen' }).click()
    await expect(source).toHaveAttribute('data-camera', 'idle')
    expect(await trackStates(page)).toEqual(['ended'])
  })

  await test.step('a picture is taken, and the camera is off', async () => {
    await open.click()
    await takePicture(page)
    expect(await trackStates(page)).toEqual(['ended', 'ended'])
  })

  await test.step('the worker may run WebAssembly by the policy of the page', async () => {
    const [worker] = page.workers()
    const run = () =>
      new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)) instanceof WebAssembly.Module
    expect(await worker?.evaluate(run)).toBe(true)
  })

  await moveTo(page, 'first', film.card[0])
  await dragTo(page, 'last', film.card[1])
  const { across, down } = await wayTo(page, 'last', film.card[1])
  expect(Math.hypot(across, down)).toBeLessThan(0.5)

  await test.step('each mark is moved by keyboard, and the distance follows', async () => {
    const reading = instrument.locator('output').filter({ hasText: 'Abstand' })
    const before = await reading.innerText()
    for (const handle of ['right', 'left', 'first', 'last']) {
      const mark = page.locator(`[data-handle="${handle}"]`)
      await mark.press('Shift+ArrowLeft')
      await expect(reading).not.toHaveText(before)
      await mark.press('Shift+ArrowRight')
      await expect(reading).toHaveText(before)
    }
  })

  await expectAccessible(page)
  await expectFits(page, page.getByRole('button', { name: 'Zeichen stimmen' }))
  await page.getByRole('button', { name: 'Zeichen stimmen' }).press('Enter')
  await expect(instrument).toContainText(/6[01](,5)?\s±\s2\smm/)
  await expectNothingKept()

  await test.step('a device without a camera leaves the photo', async () => {
    await page.reload()
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'))
    })
    await open.click()
    await expect(source).toHaveAttribute('data-camera', 'absent')
    await expect(photo).toBeEnabled()
  })
})
