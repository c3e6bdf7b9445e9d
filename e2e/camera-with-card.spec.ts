import { openValues, field } from './configurator-walk.ts'
import { takePicture, test } from './filmed-visitor.ts'
import { keepsNothing } from './on-device.ts'
import { moveTo, wayTo } from './marks.ts'
import { trackStates, watchDevices } from './device-tracks.ts'
import { expectFits } from './screens.ts'
import { expect, expectAccessible } from './visitor.ts'

/** By which the front of a frame suits the canonical face, in mm. */
const FRAME_WIDTH = 136

test('a visitor before a camera with a card moves every mark by keyboard, and learns how wide glasses should be', async ({
  page,
  context,
  film,
}) => {
  await watchDevices(page)
  await context.grantPermissions(['camera'])
  await page.goto('/de-de/instruments/face-scan/')
  const instrument = page.locator('[data-instrument="face-scan"]')
  const open = page.getByRole('button', { name: 'Kamera öffnen' })
  await expect(open).toBeVisible()
  const expectNothingKept = await keepsNothing(page)
  await open.press('Enter')
  await takePicture(page)
  expect(await trackStates(page)).toEqual(['ended'])

  const confirm = page.getByRole('button', { name: 'Zeichen stimmen' })
  await expect(confirm).toBeDisabled()
  const reading = instrument.locator('output').filter({ hasText: /Karte|Breite/ })
  await expect(reading).toHaveText('Setzen Sie beide Zeichen auf die Enden der Karte.')
  await moveTo(page, 'first', film.card[0])
  await moveTo(page, 'last', film.card[1])
  await expect(reading).toContainText('Breite der Brille')
  for (const handle of ['rightTemple', 'leftTemple', 'right', 'left', 'first', 'last']) {
    const before = await wayTo(page, handle, { x: 0, y: 0 })
    await before.mark.press('Shift+ArrowRight')
    await before.mark.press('ArrowUp')
    await expect
      .poll(async () => {
        const { across, down } = await wayTo(page, handle, { x: 0, y: 0 })
        return [Math.round(2 * (before.across - across)) / 2, Math.round(2 * (down - before.down)) / 2]
      })
      .toEqual([5, 0.5])
    await before.mark.press('Shift+ArrowLeft')
    await before.mark.press('ArrowDown')
  }
  await confirm.press('Enter')
  await expect(instrument).toHaveAttribute('data-state', 'result')
  await expect(instrument).toContainText('Gemessen mit einer Karte')
  await expectAccessible(page)
  await expectFits(page, instrument.getByRole('link', { name: /^Brillen/ }))
  const [, width] = /(\d+)\s±\s5\smm/.exec(await instrument.innerText()) ?? []
  expect(Math.abs(Number(width) - FRAME_WIDTH)).toBeLessThanOrEqual(5)
  // Medium glasses of this shop have 132 to 138 mm.
  await expect(instrument.getByText('Schmal, mittel oder breit', { exact: true })).toBeVisible()
  await expectNothingKept()
})

test('a visitor who types values measures the pupil distance with camera and card, and both fields have it with its ± 2 mm', async ({
  page,
  context,
  film,
}) => {
  await context.grantPermissions(['camera'])
  await openValues(page, '/de-de/brillen/')
  await page.getByRole('link', { name: 'Jetzt selbst messen' }).press('Enter')
  const frame = page.frameLocator('dialog iframe')
  await frame.getByRole('button', { name: 'Kamera öffnen' }).press('Enter')
  await takePicture(frame)
  await moveTo(frame, 'first', film.card[0])
  await moveTo(frame, 'last', film.card[1])
  await frame.getByRole('button', { name: 'Zeichen stimmen' }).press('Enter')
  await expect(frame.getByText('± 2 mm')).toBeVisible()
  await frame.getByRole('button', { name: 'Wert übernehmen' }).press('Enter')
  await expect(page.locator('dialog iframe')).toHaveCount(0)
  const typed = await Promise.all(['right.pd', 'left.pd'].map((name) => field(page, name).inputValue()))
  const [right = 0, left = 0] = typed.map((text) => Number(text.replace(',', '.')))
  expect(Math.abs(right + left - film.pupilDistance)).toBeLessThanOrEqual(0.5)
  for (const eye of [right, left]) expect(Math.abs(eye - film.pupilDistance / 2)).toBeLessThanOrEqual(1.5)
  await expect(page.getByText(/PD selbst gemessen \(Karte\), ±2 mm, \d{1,2}\. [A-Z]\S+ 20\d\d/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Jetzt selbst messen' })).toBeFocused()
})
