import { step } from './configurator-step.ts'
import { next, NUMBER } from './buyer.ts'
import { confirmValues } from './confirm-values.ts'
import { ADDRESSES, buyGlasses } from './glasses-buyer.ts'
import { emailsTo, papersTo, untilSent } from './outbox.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

// Wrong values are answered so without a script.
test.use({ expectedStatus: [422] })

const SHOPS = [
  { frames: '/de-de/brillen/', address: ADDRESSES.hamburg, isProgressive: true, hasScript: true },
  { frames: '/de-ch/sonnenbrillen/', address: ADDRESSES.winterthur, isProgressive: false, hasScript: true },
  { frames: '/fr-ch/lunettes/', address: ADDRESSES.geneve, isProgressive: true, hasScript: false },
  { frames: '/pl-pl/okulary/', address: ADDRESSES.warszawa, isProgressive: false, hasScript: false },
  { frames: '/cs-cz/bryle/', address: ADDRESSES.praha, isProgressive: true, hasScript: true },
  { frames: '/it-it/occhiali/', address: ADDRESSES.milano, isProgressive: false, hasScript: true },
]

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

/** From the list of frames to the step of the values. */
async function openValues(page: Page, frames: string): Promise<void> {
  await page.goto(frames)
  const product = await page.locator('main a[href*="/p/"]').first().getAttribute('href')
  await page.goto(`${product}?configure=type`)
  await page.locator('[name=lensType][value=type_ei]').check()
  await next(page).click()
  await page.locator('[name=source][value=slip]').check()
  await next(page).click()
  await expect(field(page, 'right.sphere')).toBeVisible()
}

/** A sphere that no lens has first, then the right one. */
async function typeValues(page: Page, isProgressive: boolean): Promise<void> {
  const values = {
    'right.sphere': '-9',
    'left.sphere': '-1,75',
    'right.pd': '32',
    'left.pd': '31,5',
    ...(isProgressive && { 'right.addition': '2,00', 'left.addition': '2,00' }),
  }
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
  if (!isProgressive) await page.locator('[name=use][value=far]').check()
  await next(page).click()
  await expect(field(page, 'right.sphere')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'right.sphere').fill('-2,25')
  await next(page).click()
  if (isProgressive) {
    await page.locator('[name=target][value=progressive]').check()
    await next(page).click()
  }
  await expect(step(page, 'confirm')).toBeVisible()
}

for (const { frames, address, isProgressive, hasScript } of SHOPS) {
  const variant = frames.slice(1, 6)
  const lenses = isProgressive ? 'progressive lenses' : 'lenses'
  test.describe(`${variant}, ${hasScript ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: hasScript })

    test(`a shopper types a value wrongly, then right, and buys ${lenses} to them`, async ({ page }) => {
      const isTinted = variant === 'de-ch'
      await openValues(page, frames)
      await typeValues(page, isProgressive)
      await confirmValues(page)
      await next(page).click()
      for (const name of ['glass', 'extras', 'summary']) {
        await expect(step(page, name)).toBeVisible()
        if (name === 'extras' && isTinted)
          await page.getByRole('radio', { name: 'Sonnenschutz: Braun' }).check({ force: true })
        if (isTinted) await expectAccessible(page)
        await next(page).click()
      }
      await expect(page).toHaveURL(/\/basket\/$/)
      await expect(page.locator('[data-key]')).toHaveCount(1)
      const email = await buyGlasses(page, { variant, address, hasValues: true })
      await expect(page.locator('[data-order]')).toHaveText(NUMBER)
      await expect.poll(async () => (await emailsTo(email)).length, untilSent).toBe(1)
      const [letter] = await emailsTo(email)
      expect(letter).toMatch(/−2[.,]25/)
      expect(letter).toMatch(/−1[.,]75/)
      if (isTinted) expect(letter).toContain('Sonnenschutz, braun')
      expect(await papersTo(email)).toContainEqual(expect.stringMatching(/^R-\d+\.pdf$/))
    })
  })
}
