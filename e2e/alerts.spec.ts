import { PAGES } from './page-kinds.ts'
import { expect, type Page, test } from './visitor.ts'

const PHONE = { width: 390, height: 740 }

const closeOf = (page: Page) => page.locator('#alerts .alert').getByRole('button')
const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'Keine Verbindung' })
const again = (page: Page) => note(page).getByRole('button', { name: 'Noch einmal versuchen' })

test('an alert lies above the search of a phone, and is still there when the search is closed', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/de-de/')
  await page.getByRole('button', { name: 'Suche öffnen' }).click()
  const chooser = page.getByLabel('Nach der Farbe eines Bildes suchen')
  await expect(page.locator('label').filter({ has: chooser })).toBeVisible()
  await chooser.setInputFiles({
    name: 'text.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  })
  await closeOf(page).hover()
  await page.keyboard.press('Escape')
  await expect(page.locator('#term')).toBeHidden()
  await closeOf(page).click()
  await expect(page.locator('#alerts .alert')).toHaveCount(0)
})

test('a reader without a network is told so above the search of a phone', async ({ page, context }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/de-de/')
  await page.getByRole('button', { name: 'Suche öffnen' }).click()
  await page.locator('#term').fill('panto')
  await context.setOffline(true)
  await page.locator('#term').press('Enter')
  await again(page).click()
  await expect(again(page)).toBeVisible()
  await context.setOffline(false)
  await expect(note(page)).toBeHidden()
})

test('a reader without a network is told so within an open dialog, and beside it later', async ({
  page,
  context,
}) => {
  await page.goto(PAGES.listing)
  await page.locator('footer a[href*="/overlays/newsletter/"]').click()
  const overlay = page.locator('#overlay')
  await overlay.getByLabel('Ihre E-Mail-Adresse').fill('anna@beispiel.de')
  await context.setOffline(true)
  await overlay.getByLabel('Ihre E-Mail-Adresse').press('Enter')
  await again(page).click()
  await expect(again(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
  await page.locator('main .wish').first().click()
  await expect(again(page)).toBeVisible()
  await context.setOffline(false)
})
