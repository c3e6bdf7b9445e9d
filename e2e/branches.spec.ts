import { expect, expectAccessible, test } from './visitor.ts'

const entries = 'main [data-branch]'

test('a visitor finds the branches of a town that is misspelt, and opens the first', async ({ page }) => {
  await page.goto('/de-de/niederlassungen/')
  await expectAccessible(page)
  const field = page.getByRole('textbox', { name: 'Postleitzahl oder Ort' })
  await field.fill('Hamburch')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Filialen in Hamburg')
  await expect(page.locator(entries).first()).toContainText('Hamburg')
  await expect(page.locator('[data-hours]').first()).toHaveText(/^(?:Geöffnet bis|Öffnet|Geschlossen)/)
  await page.getByRole('link', { name: 'Filiale ansehen' }).click()
  await expect(page).toHaveURL(/\/de-de\/niederlassungen\/hamburg\/\d+\/$/)
  await expect(page.getByRole('table', { name: 'Öffnungszeiten' })).toContainText('Sonntag')
  await expectAccessible(page)
})

test('a postcode and a filter are one address', async ({ page }) => {
  await page.goto('/pl-pl/salony/?term=30-001')
  await expect(page.locator(entries).first()).toContainText('Kraków')
  await page.getByText('Badanie słuchu').click()
  await expect(page).toHaveURL(/hearing-test=1/)
  await expect(page).toHaveURL(/term=30-001/)
})

test.describe('a visitor who allows it', () => {
  test.use({ geolocation: { latitude: 50.0834, longitude: 14.4241 }, permissions: ['geolocation'] })

  test('finds the branches near by, and the address says only about where', async ({ page }) => {
    await page.goto('/cs-cz/pobocky/')
    await page.getByRole('button', { name: 'V mém okolí' }).click()
    await expect(page).toHaveURL(/near=50\.08%2C14\.42/)
    await expect(page.locator(entries).first()).toContainText('Praha')
  })
})

test('the map is fetched on press, and keys go from the list to its marks', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))
  await page.goto('/de-de/niederlassungen/?term=Hamburg')
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  await page.getByRole('button', { name: 'Karte öffnen' }).press('Enter')
  await expect(page.locator('[data-map] .leaflet-marker-icon').first()).toBeVisible()
  expect(scripts.length).toBeGreaterThan(before)
  await page.locator(entries).nth(1).getByRole('link').first().focus()
  await expect(page.locator('[data-map] .chosen')).toHaveText('2')
  await expectAccessible(page)
})

test('a listing is narrowed to the frames of a branch, which the next listing remembers', async ({
  page,
}) => {
  await page.goto('/it-it/occhiali/')
  const choose = async (label: string) => {
    await page.locator('#filters summary', { hasText: 'In filiale' }).click()
    await page.getByRole('link', { name: label }).click()
  }
  await choose('Scegliere una filiale')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Vedere le montature' }).first().click()
  await expect(page).toHaveURL(/\/occhiali\/\?branch=\d+$/)
  const branch = new URL(page.url()).search
  await page.goto('/it-it/occhiali-da-sole/')
  await choose('Scegliere una filiale')
  await expect(page).toHaveURL(`/it-it/occhiali-da-sole/${branch}`)
  await choose('Scegliere un’altra filiale')
  await expect(page.getByRole('button', { name: 'Vedere le montature' })).not.toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form finds, filters and pages, and the hours stand', async ({ page }) => {
    await page.goto('/fr-ch/succursales/')
    await page.getByRole('textbox', { name: 'NPA ou localité' }).fill('Lausanne')
    await page.getByLabel('Réparations').check()
    await page.getByRole('button', { name: 'Appliquer' }).click()
    await expect(page.locator(entries).first()).toContainText('1003 Lausanne')
    await expect(page.locator(`${entries} noscript p`).first()).toHaveText(/lundi|mardi/)
  })
})
