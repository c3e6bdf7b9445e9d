import { step } from './configurator-step.ts'
import { openValues } from './configurator-walk.ts'
import { confirmValues } from './confirm-values.ts'
import { measureDistance } from './measure-distance.ts'
import { portraitPhoto } from './portrait-photo.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'
import { leaveOutWebGl } from './without-webgl.ts'

/** By the size of the irises: method, uncertainty and today. */
const MEASURED = /PD selbst gemessen \(Iris\), ±5 mm, \d{1,2}\. [A-Z]\S+ 20\d\d/

const next = (page: Page) => page.locator('[data-step] button[type=submit].main').click()

test('somebody measures from the guide for reading glasses, and gets the distance at which a book is read', async ({
  page,
}) => {
  await page.addInitScript(leaveOutWebGl)
  await openValues(page, '/de-de/brillen/')
  await page.locator('[name=use][value=near]').check()
  await page.locator('[name="right.pd"]').focus()
  await page.getByRole('link', { name: 'Was ist die Pupillendistanz?' }).press('Enter')
  const guide = page.locator('dialog#overlay')
  const numbers: number[] = []
  await measureDistance(page, guide.getByRole('link', { name: 'Pupillendistanz messen' }), async (frame) => {
    for (const text of [/^\d+(?:,\d)?\s±\s5\smm$/, /^In\s40\scm\sEntfernung\ssind\ses\s\d+/]) {
      const shown = /(?:^|es\s)(\d+(?:,\d)?)/.exec(await frame.getByText(text).innerText())?.[1] ?? ''
      numbers.push(Number(shown.replace(',', '.')))
    }
  })
  const [far = 0, near = 0] = numbers
  expect(Math.abs((far * 400) / 427 - near)).toBeLessThanOrEqual(0.3)
  await expect(guide).toBeHidden()
  await expect(page.locator('[name="right.pd"]')).toHaveValue(near.toFixed(1).replace('.', ','))
  await expect(page.getByText(MEASURED)).toBeVisible()
  await expectAccessible(page)
})

test('a pupil distance that was measured comes with method, uncertainty and day, and makes no progressive pair', async ({
  page,
}) => {
  await page.addInitScript(leaveOutWebGl)
  await openValues(page, '/de-de/brillen/')
  const { pathname } = new URL(page.url())
  for (const eye of ['right', 'left']) {
    await page.locator(`[name="${eye}.sphere"]`).fill('-0,75')
    await page.locator(`[name="${eye}.addition"]`).fill('2,00')
  }
  await measureDistance(page, page.getByRole('link', { name: 'Jetzt selbst messen' }))
  // The irises tell one number, and eyes with an addition need one each.
  const [right, left] = [page.locator('[name="right.pd"]'), page.locator('[name="left.pd"]')]
  await expect(right).toHaveValue(/^6\d,[05]$/)
  await expect(left).toHaveValue('')
  await next(page)
  await expect(page.getByText('Hier zählt jedes Auge für sich').first()).toBeVisible()
  // What is typed after measuring stays measured.
  await right.fill('31,5')
  await left.fill('32,0')
  await expect(page.getByText(MEASURED)).toBeVisible()
  const warning = page.getByText('Für Gleitsichtgläser ist eine selbst gemessene')
  await expect(warning).toBeVisible()
  const ofSlip = page.getByLabel('Diese Pupillendistanz steht auf meiner Verordnung.')
  await ofSlip.check()
  await expect(warning).toHaveCount(0)
  await ofSlip.uncheck()
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  await next(page)

  await expect(step(page, 'recalculate')).toBeVisible()
  await page.getByLabel('Gleitsicht behalten').check()
  await next(page)
  await confirmValues(page)
  await next(page)
  await expect(step(page, 'glass')).toBeVisible()
  await page.locator('input[name=design][value=rx-progressive-comfort]').check()
  await next(page)
  await expect(page.getByText('Für Gleitsichtgläser messen wir die Pupillendistanz genauer.')).toBeVisible()
  await expectAccessible(page)
  await page.locator('input[name=design][value=rx-single-vision]').check()
  await next(page)
  await expect(step(page, 'extras')).toBeVisible()
  await next(page)
  await expect(step(page, 'summary')).toContainText(MEASURED)
  await expect(step(page, 'summary')).toContainText('Für Ihre Werte ist das genau genug.')
  for (const distance of ['31,5', '32,0']) await expect(step(page, 'summary')).toContainText(distance)

  await test.step('the frame on a photo has these lenses', async () => {
    const link = page.getByRole('link', { name: 'Mit diesen Gläsern am Gesicht ansehen' })
    await link.press('Enter')
    const id = /-(\d+)\//.exec(pathname)?.[1]
    await expect(page.locator('dialog iframe')).toHaveAttribute('src', new RegExp(`\\?frames=${id}-\\d+$`))
    const frame = page.frameLocator('dialog iframe')
    await frame.locator('input[type=file]').setInputFiles(await portraitPhoto(768))
    await expect(
      frame.getByText(/^Mit Ihren Gläsern gezeichnet: am Rand bis [123](,\d)?\smm dick\.$/),
    ).toBeVisible()
    await expect(frame.getByText('Maßstäblich: Ihre Pupillendistanz beträgt 63,5 mm')).toBeVisible()
    await expect(frame.locator('canvas[data-drawn]')).toBeVisible({ timeout: 20_000 })
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
  })
})
