import { addLens, field, lines, minorUnits, SHOPS, total } from './shopper.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const CODE = 'linsen5'

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
}
