import { atBank, choose, next, NUMBER } from './buyer.ts'
import { confirmValues } from './confirm-values.ts'
import { emailsTo, papersTo, untilSent } from './outbox.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

// Wrong values are answered so without a script.
test.use({ expectedStatus: [422] })

const ADDRESSES = {
  hamburg: { street: 'Bismarckstraße 84', zip: '20259', city: 'Hamburg' },
  winterthur: { street: 'Lagerplatz 11', zip: '8400', city: 'Winterthur', phone: '079 123 45 67' },
  geneve: { street: 'Rue du Marché 5', zip: '1204', city: 'Genève', phone: '079 123 45 67' },
  warszawa: { street: 'ul. Długa 5', zip: '00-238', city: 'Warszawa', phone: '601123456' },
  praha: { street: 'Na Příkopě 17', zip: '11000', city: 'Praha 1', phone: '601123456' },
  milano: { street: 'Via Torino 38', zip: '20123', city: 'Milano', province: 'mi' },
}
const SHOPS = [
  { frames: '/de-de/brillen/', address: ADDRESSES.hamburg, isProgressive: true, hasScript: true },
  { frames: '/de-ch/sonnenbrillen/', address: ADDRESSES.winterthur, isProgressive: false, hasScript: true },
  { frames: '/fr-ch/lunettes/', address: ADDRESSES.geneve, isProgressive: true, hasScript: false },
  { frames: '/pl-pl/okulary/', address: ADDRESSES.warszawa, isProgressive: false, hasScript: false },
  { frames: '/cs-cz/bryle/', address: ADDRESSES.praha, isProgressive: true, hasScript: true },
  { frames: '/it-it/occhiali/', address: ADDRESSES.milano, isProgressive: false, hasScript: true },
]

const step = (page: Page, name: string) => page.locator(`[data-step="${name}"]`)
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

/** Up to the basket, and as a guest to the order; returns the mailbox. */
async function buy(page: Page, variant: string, address: Record<string, string>): Promise<string> {
  await page.goto(`/${variant}/basket/`)
  await page.locator('aside a.button.main').click()
  const guest = page.locator('form:has([value="guest"])')
  const email = `glasses-${variant}-${process.pid}-${Date.now()}@posteo.example`
  await guest.locator('[name="firstName"]').fill('Johanna')
  await guest.locator('[name="lastName"]').fill('Petersen')
  await guest.locator('[name="email"]').fill(email)
  await guest.getByRole('button').click()
  await page.waitForURL(/\/checkout\//)
  for (const [name, value] of Object.entries(address)) await field(page, `delivery.${name}`).fill(value)
  await next(page).click()
  await page.locator('[name=method][value$="-home"]').first().check()
  await next(page).click()
  await choose(page, 'payment', 'creditcard')
  await field(page, 'values').check()
  await next(page).click()
  await atBank(page, 'success')
  return email
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
      const email = await buy(page, variant, address)
      await expect(page.locator('[data-order]')).toHaveText(NUMBER)
      await expect.poll(async () => (await emailsTo(email)).length, untilSent).toBe(1)
      const [letter] = await emailsTo(email)
      expect(letter).toMatch(/−2[.,]25/)
      expect(letter).toMatch(/−1[.,]75/)
      if (isTinted) expect(letter).toContain('Sonnenschutz, Braun')
      expect(await papersTo(email)).toContainEqual(expect.stringMatching(/^R-\d+\.pdf$/))
    })
  })
}
