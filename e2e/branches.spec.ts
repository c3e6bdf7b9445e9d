import { BRANCH_SHOPS } from './branch-shops.ts'
import { textsOf } from './texts.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

const entries = 'main [data-branch]'

test.describe('a visitor who says where they are', () => {
  test.use({ permissions: ['geolocation'] })

  test('finds the branches of every language by a misspelt town, a postcode, near by, and on the map by keyboard', async ({
    page,
    context,
  }) => {
    test.slow()
    const scripts: string[] = []
    page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))
    for (const { variant, path, misspelt, city, zip, latitude, longitude } of BRANCH_SHOPS) {
      const t = textsOf(variant.slice(0, 2))
      await page.goto(`/${variant}${path}`)
      const field = page.getByRole('textbox', { name: t('screens.branches.search') })
      await field.fill(misspelt)
      await field.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('screens.branch-city.title', { city }),
      )
      await expect(page.locator(entries).first()).toContainText(city)
      await expect(page.locator('[data-hours]').first()).toHaveText(/\w/)

      await field.fill(zip)
      await field.press('Enter')
      await expect(page.locator(entries).first()).toContainText(zip)
      await page.getByText(t('branches.service.hearing-test'), { exact: true }).click()
      await expect(page).toHaveURL(/hearing-test=1/)
      expect(new URL(page.url()).searchParams.get('term')).toBe(zip)

      await context.setGeolocation({ latitude, longitude })
      await page.goto(`/${variant}${path}`)
      await page.getByRole('button', { name: t('branches.near') }).click()
      // The address says only about where.
      await expect(page).toHaveURL(/near=\d{1,2}\.\d{1,2}%2C\d{1,2}\.\d{1,2}$/)
      await expect(page.locator(entries).first()).toContainText(city)

      await page.waitForLoadState('networkidle')
      const before = scripts.length
      await page.getByRole('button', { name: t('branches.map.open') }).press('Enter')
      await expect(page.locator('[data-map] .map-mark').first()).toBeVisible()
      expect(scripts.length).toBeGreaterThan(before)
      await expect(page.getByRole('region', { name: t('branches.map') })).toBeFocused()
      await expect(page.getByRole('button', { name: t('branches.map.closer') })).toBeVisible()
      await page.locator(entries).nth(1).getByRole('link').first().focus()
      // Its mark, or that of several which it is among.
      await expect(page.locator('[data-map] .chosen')).toHaveText(/^(?:2|\+\d+)$/)
      await expectAccessible(page)

      await page.getByRole('link', { name: t('branches.view') }).press('Enter')
      await expect(page).toHaveURL(/\/\d+\/$/)
      await expectToday(page, t('branches.hours'))
      await expectAccessible(page)
    }
  })

  test('is told where none is near, and where the browser keeps it to itself', async ({ page, context }) => {
    await context.setGeolocation({ latitude: 40.7128, longitude: -74.006 })
    await page.goto('/cs-cz/pobocky/')
    const near = page.getByRole('button', { name: 'V mém okolí' })
    await near.click()
    await expect(page.getByText('Nejbližší je vzdálená')).toBeVisible()
    await context.clearPermissions()
    await near.click()
    await expect(page.getByText('Vaše poloha')).toBeVisible()
  })
})

/** The hours of the week stand there, and those of today are marked. */
async function expectToday(page: Page, name: string): Promise<void> {
  const rows = page.getByRole('table', { name, exact: true }).getByRole('row')
  await expect(rows).toHaveCount(7)
  await expect(page.locator('main tr[aria-current=date]')).toHaveCount(1)
}

test('whoever chooses filters by keyboard goes on from them', async ({ page }) => {
  await page.goto('/pl-pl/salony/?term=Krak%C3%B3w')
  const filter = page.getByRole('checkbox', { name: 'Badanie wzroku' })
  await filter.press('Space')
  await expect(page).toHaveURL(/eye-test=1/)
  await expect(filter).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'Soczewki kontaktowe' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/eye-test=1&contact-lenses=1/)
  await expect(page.getByRole('checkbox', { name: 'Soczewki kontaktowe' })).toBeFocused()
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
