import { count, lines, panel } from './shopper.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

const choose = (page: Page, field: string, value: string) =>
  page.locator(`#lens-form [name="${field}"]`).selectOption(value)

test('de-de: a shopper orders toric lenses, each eye with its own values', async ({ page }) => {
  await page.goto('/de-de/p/month-toric-6-10094/')
  const form = page.locator('#lens-form')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(form.locator('[name="right-sphere"]')).toBeFocused()
  await expect(form.getByText('Bitte wählen')).toHaveCount(6)
  await expectAccessible(page)

  await choose(page, 'right-sphere', '-2.25')
  await choose(page, 'right-cylinder', '-0.75')
  await choose(page, 'right-axis', '120')
  await choose(page, 'right-cylinder', '-2.75')
  await expect(form.locator('[name="right-axis"]')).toHaveValue('')
  await expect(form.locator('#right-axis-fault')).toHaveText('Mit diesen Werten nicht lieferbar')
  await expect(form.locator('[name="right-axis"] option[value="120"]')).toBeDisabled()
  await choose(page, 'right-axis', '90')
  await choose(page, 'left-sphere', '-3')
  await choose(page, 'left-cylinder', '-1.25')
  await choose(page, 'left-axis', '170')
  await form.getByRole('button', { name: 'In den Warenkorb' }).click()

  await expect(count(page)).toHaveText('2')
  await expect(panel(page)).toContainText('R −2,25 −2,75 90°')
  await expect(panel(page)).toContainText('L −3,00 −1,25 170°')
  expect(page.url()).not.toMatch(/2[.,]25/)
  await page.goto('/de-de/basket/')
  await expect(lines(page)).toHaveCount(2)
  await expect(lines(page).first().getByRole('row').last()).toContainText('−2,75')
  await expectAccessible(page)
})

test('de-de: a shopper whose eyes are alike fills in one row, by keyboard alone', async ({ page }) => {
  await page.goto('/de-de/p/mood-2-10109/')
  await page.getByLabel('Beide Augen haben die gleichen Werte').focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('group', { name: 'Links' })).toBeHidden()
  await page.getByLabel('Sphäre (PWR)').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Packungen je Auge').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: /^Einmalig/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('#lens-form button.main')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(count(page)).toHaveText('2')
  await page.goto('/de-de/basket/')
  await expect(lines(page)).toHaveCount(1)
})

test('it-it: a shopper orders lenses for near and far by the names that their maker gives additions', async ({
  page,
}) => {
  await page.goto('/it-it/p/clarius-30-multifocal-6-10129/')
  await expect(page.locator('#ranges + dl')).toContainText('+1,00 D')
  for (const side of ['right', 'left'] as const) await choose(page, `${side}-sphere`, '-2.25')
  await choose(page, 'right-addition', '+1.50 D')
  await page.locator('#lens-form button.main').click()
  await expect(page.locator('[name="left-addition"]')).toBeFocused()
  await choose(page, 'left-addition', '+1.50 N')
  await page.locator('#lens-form button.main').click()
  await expect(count(page)).toHaveText('2')
  await expect(panel(page)).toContainText('−2,25 ADD +1,50 D')
  await page.goto('/it-it/basket/')
  await expect(lines(page).last().getByRole('row').last()).toContainText('+1,50 N')
  await expectAccessible(page)
})

for (const variant of ['cs-cz', 'fr-ch'])
  test(`${variant}: a shopper orders lenses for both eyes, two packs for one of them`, async ({ page }) => {
    await page.goto(`/${variant}/p/clarius-30-3-10124/`)
    for (const side of ['right', 'left']) await choose(page, `${side}-baseCurve`, '8.6')
    await choose(page, 'right-sphere', '-2.25')
    await choose(page, 'left-sphere', '-3')
    await choose(page, 'left-quantity', '2')
    await page.locator('#lens-form button.main').click()
    await expect(count(page)).toHaveText('3')
    await expect(panel(page)).toContainText('−2,25')
    await page.goto(`/${variant}/basket/`)
    await expect(lines(page)).toHaveCount(2)
    await expect(lines(page).last().getByRole('row').last()).toContainText('−3,00')
    await expectAccessible(page)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedStatus: [422] })

  test('pl-pl: a shopper chooses one of two base curves, and is told where one is missing', async ({
    page,
  }) => {
    await page.goto('/pl-pl/p/clarius-30-3-10124/')
    await choose(page, 'right-sphere', '-2.25')
    await choose(page, 'left-quantity', '0')
    await page.locator('#lens-form button.main').click()
    await expect(page.getByRole('alert')).toContainText('Prosimy sprawdzić parametry')
    await expect(page.locator('#right-baseCurve-fault')).toHaveText('Prosimy wybrać')
    await expect(page.locator('[name="right-sphere"]')).toHaveValue('-2.25')
    await expect(page.locator('[name="left-quantity"]')).toHaveValue('0')

    await choose(page, 'right-baseCurve', '8.6')
    await page.locator('#lens-form button.main').click()
    await expect(page).toHaveURL(/\/pl-pl\/basket\/\?note=added$/)
    await expect(lines(page)).toHaveCount(1)
    await expect(lines(page).getByRole('row').last()).toContainText('8,6')
  })
})
