import { choose, press, type } from './by-keyboard.ts'
import { next, NUMBER } from './buyer.ts'
import {
  chooseTint,
  field,
  finish,
  giveValues,
  openConfigurator,
  openValues,
  VALUES,
} from './configurator-walk.ts'
import { confirmValues } from './confirm-values.ts'
import { step } from './configurator-step.ts'
import { ADDRESSES, buyGlasses } from './glasses-buyer.ts'
import { emailsTo, papersTo, untilSent } from './outbox.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

// Wrong values are answered so without a script.
test.use({ expectedStatus: [422] })

const SHOPS = [
  { variant: 'de-de', frames: 'brillen', sunglasses: 'sonnenbrillen', address: ADDRESSES.hamburg },
  { variant: 'de-ch', frames: 'brillen', sunglasses: 'sonnenbrillen', address: ADDRESSES.winterthur },
  { variant: 'fr-ch', frames: 'lunettes', sunglasses: 'lunettes-de-soleil', address: ADDRESSES.geneve },
  {
    variant: 'pl-pl',
    frames: 'okulary',
    sunglasses: 'okulary-przeciwsloneczne',
    address: ADDRESSES.warszawa,
  },
  { variant: 'cs-cz', frames: 'bryle', sunglasses: 'slunecni-bryle', address: ADDRESSES.praha },
  { variant: 'it-it', frames: 'occhiali', sunglasses: 'occhiali-da-sole', address: ADDRESSES.milano },
]

/** Single vision for far: a sphere that no lens has first, then the right one. */
async function buySingleVisionByKeyboard(page: Page, frames: string): Promise<void> {
  await openConfigurator(page, frames)
  await choose(page, 'lensType', 'type_ei')
  await press(page, next(page))
  await expect(step(page, 'prescription')).toBeVisible()
  await choose(page, 'source', 'slip')
  await press(page, next(page))
  await expect(field(page, 'right.sphere')).toBeVisible()
  await choose(page, 'use', 'far')
  for (const [name, value] of Object.entries({ ...VALUES, 'right.sphere': '-9' }))
    await type(page, field(page, name), value)
  await page.keyboard.press('Enter')
  await expect(field(page, 'right.sphere')).toHaveAttribute('aria-invalid', 'true')
  await type(page, field(page, 'right.sphere'), VALUES['right.sphere'])
  await press(page, next(page))
  await expect(step(page, 'confirm')).toBeVisible()
  for (const name of ['affirmed', 'consent']) await press(page, field(page, name), 'Space')
  await press(page, next(page))
  for (const name of ['glass', 'extras', 'summary']) {
    await expect(step(page, name)).toBeVisible()
    await press(page, next(page))
  }
  await expect(page).toHaveURL(/\/basket\/$/)
  await expect(page.locator('[data-key]')).toHaveCount(1)
}

/** Another sphere, which is affirmed anew, and another index. */
async function changeFirstPair(page: Page, pairs: number): Promise<void> {
  await page.locator('[data-key] a[href*="edit="]').filter({ visible: true }).first().click()
  await expect(step(page, 'summary')).toBeVisible()
  await page.locator('[data-step] a[href*="configure=values"]').first().click()
  await expect(field(page, 'right.sphere')).toHaveValue(/^−2[.,]25$/)
  await field(page, 'right.sphere').fill('-2,75')
  await next(page).click()
  await expect(field(page, 'affirmed')).not.toBeChecked()
  await confirmValues(page)
  await next(page).click()
  await expect(step(page, 'glass')).toBeVisible()
  await page.locator('[name=index]').nth(1).check()
  await finish(page, 'glass', pairs)
  await expect(page.getByRole('main')).toContainText(/−2[.,]75/)
}

for (const { variant, frames, sunglasses, address } of SHOPS) {
  test(`${variant}: glasses are bought to values that are typed by keyboard, progressive, tinted, and against blue light`, async ({
    page,
  }) => {
    await buySingleVisionByKeyboard(page, `/${variant}/${frames}/`)
    await openValues(page, `/${variant}/${frames}/`)
    await giveValues(page, 'progressive')
    await finish(page, 'glass', 2)
    await openValues(page, `/${variant}/${sunglasses}/`)
    await giveValues(page, 'far')
    await expect(step(page, 'glass')).toBeVisible()
    await next(page).click()
    await chooseTint(page, 'sunglasses-brown')
    await expectAccessible(page)
    await finish(page, 'extras', 3)
    await openConfigurator(page, `/${variant}/${frames}/`)
    await page.locator('[name=lensType][value=type_none]').check()
    await next(page).click()
    await chooseTint(page, 'blue')
    await expectAccessible(page)
    await finish(page, 'extras', 4)
    await changeFirstPair(page, 4)
    const email = await buyGlasses(page, { variant, address, hasValues: true })
    await expect(page.locator('[data-order]')).toHaveText(NUMBER)
    await expect.poll(async () => (await emailsTo(email)).length, untilSent).toBe(1)
    const [letter] = await emailsTo(email)
    for (const value of [/−2[.,]75/, /−2[.,]25/, /−1[.,]75/, /\+2[.,]00/]) expect(letter).toMatch(value)
    if (variant.startsWith('de')) expect(letter).toContain('Sonnenschutz, braun')
    expect(await papersTo(email)).toContainEqual(expect.stringMatching(/^R-\d+\.pdf$/))
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`${variant}: a shopper types a value wrongly, then right, and pays for glasses`, async ({
      page,
    }) => {
      await openValues(page, `/${variant}/${frames}/`)
      await field(page, 'right.sphere').fill('-9')
      await next(page).click()
      await expect(field(page, 'right.sphere')).toHaveAttribute('aria-invalid', 'true')
      await giveValues(page, 'far')
      await finish(page, 'glass', 1)
      const email = await buyGlasses(page, { variant, address, hasValues: true })
      await expect(page.locator('[data-order]')).toHaveText(NUMBER)
      await expect.poll(async () => (await emailsTo(email)).length, untilSent).toBe(1)
      expect((await emailsTo(email))[0]).toMatch(/−2[.,]25/)
    })
  })
}
