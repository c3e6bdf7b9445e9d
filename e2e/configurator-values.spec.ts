import { step } from './configurator-step.ts'
import { placeOrder } from './orders.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

/** Opens the configurator of the first glasses of a shop, at the step of the values' source. */
async function configure(page: Page, variant: string, listing: string) {
  await page.goto(`/${variant}/${listing}/`)
  const product = await page.locator('main a[href*="/p/"]').first().getAttribute('href')
  await page.goto(`${product}?configure=type`)
  await page.locator('input[value=type_ei]').check()
  await page.locator('form button[type=submit]').click()
  await expect(step(page, 'prescription')).toBeVisible()
}

const value = (page: Page, name: string) => page.getByRole('textbox', { name })

test('a distance in one number is divided between like eyes, and asked of unlike ones', async ({ page }) => {
  await configure(page, 'de-de', 'brillen')
  await page.getByLabel('Ich habe meine Werte').check()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByLabel('Ferne').check()
  await value(page, 'Sphäre, rechtes Auge').fill('-2')
  await value(page, 'Sphäre, linkes Auge').fill('-2')
  await value(page, 'PD, rechtes Auge').fill('63,5')
  await expect(page.getByText('63,5 mm auf beide Augen verteilt.')).toBeVisible()
  await value(page, 'Sphäre, linkes Auge').fill('-2,25')
  await expect(page.getByText('Nur eine PD für beide Augen?')).toBeVisible()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByText('Hier zählt jedes Auge für sich')).toBeVisible()
  await value(page, 'Sphäre, linkes Auge').fill('-2')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(step(page, 'confirm')).toBeVisible()
  await expect(page.getByText('rechts 31,5, links 32,0')).toBeVisible()
})

test('somebody types wrong values, is told what is right, and affirms them', async ({ page }) => {
  await configure(page, 'de-ch', 'brillen')
  await page.getByLabel('Ich habe meine Werte').check()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(step(page, 'values')).toBeVisible()
  await value(page, 'Sphäre, rechtes Auge').fill('-9')
  await value(page, 'Zylinder, rechtes Auge').fill('+0,5')
  await value(page, 'Sphäre, linkes Auge').fill('1.75')
  await value(page, 'PD, rechtes Auge').fill('63,5')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByText('Möglich ist −6.00 bis +6.00.')).toBeVisible()
  await expect(page.getByText('Zum Zylinder gehört eine Achse von 0 bis 180 Grad.')).toBeVisible()
  await expect(page.getByText('Bitte wählen Sie die Zeile')).toBeVisible()
  await expect(page.getByText('Hier zählt jedes Auge für sich')).toBeVisible()
  await expectAccessible(page)
  const entries = await page.evaluate(() => history.length)
  await page.getByRole('link', { name: '5 Punkte sind noch offen.' }).press('Enter')
  await expect(page.locator('[name=use]').first()).toBeFocused()
  expect(await page.evaluate(() => history.length)).toBe(entries)

  await page.getByLabel('Ferne').check()
  // A value that is pressed is typed over.
  await value(page, 'Sphäre, rechtes Auge').click()
  await page.keyboard.type('-2,25')
  await value(page, 'Achse, rechtes Auge').fill('20')
  await value(page, 'PD, rechtes Auge').fill('31,5')
  await value(page, 'PD, linkes Auge').fill('32')
  await page.getByText('Minus', { exact: true }).click()
  await expect(value(page, 'Sphäre, linkes Auge')).toHaveValue('−1.75')
  await expect(page.locator('[data-read-back]')).toContainText('Links minus 1.75.')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(step(page, 'confirm')).toBeVisible()
  await expect(page.getByText('−2.25 / +0.50 / 20° ist dasselbe Glas wie −1.75 / −0.50 / 110°')).toBeVisible()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: '2 Punkte' }).click()
  await expect(page.getByLabel('Sie stimmen mit meinem Brillenpass überein')).toBeFocused()
  await page.getByLabel('Sie stimmen mit meinem Brillenpass überein').check()
  await page.getByLabel('Meine Werte sind Gesundheitsdaten').check()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(step(page, 'glass')).toBeVisible()
  // No value is in the address.
  await expect(page).toHaveURL(/\/p\/[\w-]+\/\?configure=glass&variantid=\d+$/)
})

test('the progressive values of an earlier order become glasses for reading', async ({ page }) => {
  const eye = { sphere: 1.5, cylinder: -0.5, axis: 20, addition: 2, pd: 32 }
  const order = await placeOrder(10001, { id: null, email: 'rx@example.org' }, { right: eye, left: eye })
  await configure(page, 'de-de', 'brillen')
  await page.getByLabel('Aus einer früheren Bestellung').check()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByLabel('Bestellnummer').fill('9999 9999999 9')
  await page.getByLabel('oder Postleitzahl').fill('50667')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByText('Zu diesen Angaben finden wir keine Werte.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Bestellnummer').fill(order)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(step(page, 'recalculate')).toBeVisible()
  await page.getByLabel('Nur Nähe').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.locator('[data-read-back]')).toContainText('Rechts plus 3,50 Dioptrien mit Zylinder')
  await expect(page.locator('[data-read-back]')).not.toContainText('Addition plus')
  await expect(page.getByText('Die Werte stammen aus Ihrer Bestellung vom')).toBeVisible()
  await expect(page.locator('[data-read-back]')).toContainText('Für die Nähe.')
})

test('somebody types values with an addition, and buys glasses for reading', async ({ page }) => {
  await configure(page, 'de-de', 'brillen')
  await page.getByLabel('Ich habe meine Werte').check()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByText('Welche Zeile Ihres Brillenpasses')).toBeVisible()
  for (const eye of ['rechtes Auge', 'linkes Auge']) {
    await value(page, `Sphäre, ${eye}`).fill('+1,00')
    await value(page, `Addition, ${eye}`).fill('2,00')
    await value(page, `PD, ${eye}`).fill('32')
  }
  await expect(page.getByText('Welche Zeile Ihres Brillenpasses')).toBeHidden()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByLabel('Nur Nähe').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.locator('[data-read-back]')).toContainText('Rechts plus 3,00 Dioptrien.')
  await expect(page.locator('[data-read-back]')).toContainText('Für die Nähe. Pupillendistanz 60,0 mm')
})

test('a Polish shopper enters the values and puts the glasses into the basket by keyboard alone', async ({
  page,
}) => {
  await configure(page, 'pl-pl', 'okulary')
  await page.locator('input[value=slip]').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(step(page, 'values')).toBeVisible()
  await page.getByRole('radio', { name: 'Dal' }).focus()
  await page.keyboard.press('Space')
  await value(page, 'Sfera, prawe oko').focus()
  for (const keys of [
    ['PageDown', 'ArrowUp', 'Tab'],
    ['ArrowDown', 'ArrowDown', 'Tab'],
    ['1', '7', '0', 'Tab'],
    ['3', '1', 'Tab'],
  ])
    for (const key of keys) await page.keyboard.press(key)
  await expect(value(page, 'Sfera, prawe oko')).toHaveValue('−2,25')
  await expect(page.getByRole('heading', { name: 'Gdzie jest addycja?' })).toBeVisible()
  const read = page.locator('[data-read-back]')
  await expect(read).toContainText(
    /Prawe oko minus.2,25 dioptrii z.cylindrem minus.0,50 i.osią 170.stopni\. Do dali\./,
  )
  // The other eye is still to come; it is empty when somebody has been there.
  await expect(page.getByRole('radio', { name: 'Szkło bez mocy' })).toBeHidden()
  await value(page, 'PD, lewe oko').focus()
  for (const key of ['3', '2', 'Tab']) await page.keyboard.press(key)
  await expect(read).toContainText('Lewe oko bez korekcji.')
  await page.getByRole('radio', { name: 'Szkło bez mocy' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(step(page, 'confirm')).toBeVisible()
  await expect(page.locator('[data-read-back]')).toContainText('Lewe oko 0,00. Do dali.')
  for (const name of ['confirmed', 'affirmed', 'consent']) {
    await page.locator(`[name="${name}"]`).focus()
    await page.keyboard.press('Space')
  }
  await page.keyboard.press('Enter')
  for (const name of ['glass', 'extras', 'summary']) {
    await expect(step(page, name)).toBeVisible()
    await page.locator('[data-step] button[type=submit]').focus()
    await page.keyboard.press('Enter')
  }
  await expect(page).toHaveURL(/\/pl-pl\/basket\/$/)
  await expect(page.locator('[data-key]')).toHaveCount(1)
})
