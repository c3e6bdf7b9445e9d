import { addLens, addOnShelf, field, fill, lines, minorUnits, SHOPS, total } from './shopper.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const CODE = 'linsen5'
/** Codes that need goods for 50 euros, 200 złoty or 50 francs, and what is said below. */
const TOO_SOON = {
  'de-de': { code: 'SEHEN10', reason: /^SEHEN10 gilt ab 50.€ Warenwert\./ },
  'pl-pl': { code: 'WIDZE40', reason: /^WIDZE40 obowiązuje .*200/ },
  'fr-ch': { code: 'VOIR10', reason: /^VOIR10 est valable .*50.CHF/ },
} as const

for (const shop of SHOPS) {
  const { variant, lenses, code, apply, applied, drop, discount, gift, given, remove } = shop

  test(`${variant}: a shopper enters a code, sees the price fall, and removes it`, async ({ page }) => {
    await addLens(page, `/${variant}${lenses}`)
    await page.goto(`/${variant}/basket/`)
    const before = await total(page)
    await page.getByLabel(code).fill(CODE)
    await page.getByRole('button', { name: apply }).click()
    await expect(page.getByText(applied)).toBeVisible()
    const reduction = page.locator('dl > div', { hasText: discount })
    await expect(reduction).toContainText('LINSEN5')
    const off = minorUnits(await reduction.locator('dd').innerText())
    expect(off).toBeGreaterThan(0)
    expect(await total(page)).toBe(before - off)
    await expectAccessible(page)

    await page.reload()
    expect(await total(page)).toBe(before - off)
    await page.getByRole('button', { name: drop }).click()
    await expect(reduction).toHaveCount(0)
    expect(await total(page)).toBe(before)
  })

  test(`${variant}: a shopper earns a gift, takes it, and loses it with what earned it`, async ({ page }) => {
    await addLens(page, `/${variant}${lenses}`)
    await page.goto(`/${variant}/basket/`)
    const take = page.getByRole('button', { name: gift })
    await expect(take).toHaveCount(0)
    await field(page).fill('30')
    await field(page).press('Enter')
    await expect(take).toBeVisible()
    const before = await total(page)
    await expectAccessible(page)
    await take.click()
    const line = lines(page).filter({ hasText: given })
    await expect(line).toHaveCount(1)
    await expect(take).toHaveCount(0)
    expect(await total(page)).toBe(before)
    expect(minorUnits(await line.locator('b').innerText())).toBe(0)

    await field(page).first().fill('1')
    await field(page).first().press('Enter')
    await expect(line).toHaveCount(0)
    await expect(lines(page)).toHaveCount(1)
    await page.getByRole('button', { name: remove }).click()
    await expect(lines(page)).toHaveCount(0)
  })

  test(`${variant}: a code that needs more goods says how many`, async ({ page }) => {
    await fill(page, `/${variant}${shop.accessories}`)
    await page.goto(`/${variant}/basket/`)
    const before = await total(page)
    await page.getByLabel(code).fill(TOO_SOON[variant].code)
    await page.getByRole('button', { name: apply }).click()
    await expect(page.getByLabel(code)).toHaveAccessibleDescription(TOO_SOON[variant].reason)
    expect(await total(page)).toBe(before)
    await expectAccessible(page)
  })
}

test('an alert that comes while a shopper presses a button does not take the click from it', async ({
  page,
}) => {
  const [{ variant, lenses, gift, given, remove }] = SHOPS
  await addLens(page, `/${variant}${lenses}`)
  await page.goto(`/${variant}/basket/`)
  await field(page).fill('30')
  await field(page).press('Enter')
  await page.getByRole('button', { name: gift }).click()
  await expect(lines(page).filter({ hasText: given })).toHaveCount(1)

  const asked = Promise.withResolvers<void>()
  const pressed = Promise.withResolvers<void>()
  const loaded = Promise.withResolvers<string>()
  await page.route('**/_astro/*.js', async (route) => {
    const response = await route.fetch()
    const isOfAlerts = (await response.text()).includes('dialog:modal')
    if (isOfAlerts) asked.resolve()
    if (isOfAlerts) await pressed.promise
    await route.fulfill({ response })
    if (isOfAlerts) loaded.resolve(route.request().url())
  })
  await field(page).first().fill('1')
  await field(page).first().press('Enter')
  await expect(lines(page)).toHaveCount(1)
  await asked.promise
  await page.getByRole('button', { name: remove }).hover()
  await page.mouse.down()
  pressed.resolve()
  const alert = page.locator('#alerts .alert')
  await page.evaluate(
    async (script) => {
      await import(script)
      await new Promise(requestAnimationFrame)
    },
    await loaded.promise,
  )
  await expect(alert).toHaveCount(0)
  await page.mouse.up()
  await expect(lines(page)).toHaveCount(0)
  await expect(alert.filter({ hasText: given })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { variant, accessories, code, apply } of SHOPS)
    test(`${variant}: a code that needs more goods says how many`, async ({ page }) => {
      await page.goto(`/${variant}${accessories}`)
      await addOnShelf(page).click()
      await page.getByLabel(code).fill(TOO_SOON[variant].code.toLowerCase())
      await page.getByRole('button', { name: apply }).click()
      await expect(page.getByText(new RegExp(TOO_SOON[variant].reason, 'i'))).toBeVisible()
    })
})
