import { BRANCH_SHOPS } from './branch-shops.ts'
import { linkTo } from './outbox.ts'
import { shop } from './shop.ts'
import { textsOf } from './texts.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const times = (page: Page) => page.locator('main button[name="start"]')

test.describe('a guest who leaves the form empty first', () => {
  test.use({ expectedStatus: [422] })

  test('books an appointment by keyboard in every language, moves it by the link of the email, and cancels it', async ({
    page,
  }, { workerIndex }) => {
    test.slow()
    for (const { variant, path, city } of BRANCH_SHOPS) {
      const t = textsOf(variant.slice(0, 2))
      const email = `appointment-${variant}-${workerIndex}-${process.pid}@example.org`
      const main = page.getByRole('main')
      await page.goto(`/${variant}${path}?term=${encodeURIComponent(city)}`)
      await page.getByRole('link', { name: t('branches.view') }).click()
      await main.getByRole('link', { name: t('appointment.title') }).press('Enter')
      await expect(heading(page)).toHaveText(t('appointment.title'))
      await expectAccessible(page)
      await page.getByRole('radio', { name: t('appointment.service.eye-test') }).press('Space')
      await page.getByRole('button', { name: t('appointment.next') }).press('Enter')
      await expectAccessible(page)
      // Who goes back finds the time that they hold.
      const start = (await times(page).first().getAttribute('value')) ?? ''
      await times(page).first().press('Enter')
      await expect(page).toHaveURL(/appointment=who/)
      await page.goBack()
      await expect(times(page).first()).toHaveAttribute('value', start)
      await times(page).first().press('Enter')
      const book = page.getByRole('button', { name: t('appointment.who.submit') })
      await book.press('Enter')
      await expect(page.getByRole('alert')).toContainText(t('account.data.firstName'))
      await expectAccessible(page)
      await page.getByRole('textbox', { name: t('account.data.firstName'), exact: true }).fill('Anna')
      await page.getByRole('textbox', { name: t('account.data.lastName'), exact: true }).fill('Berg')
      await page.getByRole('textbox', { name: t('auth.email'), exact: true }).fill(email)
      await book.press('Enter')
      await expect(page.getByRole('status')).toHaveText(t('appointment.note.booked', { email }))
      const { pathname, searchParams } = new URL(page.url())
      // A signature may spell any word by chance.
      searchParams.delete('appointment')
      expect(`${pathname}?${searchParams}`).not.toMatch(/eye|test|vue|vista|zrak|wzrok/i)
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: t('appointment.file') }).click(),
      ])
      expect(file.suggestedFilename()).toMatch(/^\d{10}\.ics$/)

      await page.goto(await linkTo(email))
      await expectAccessible(page)
      await page.getByRole('link', { name: t('appointment.move') }).click()
      await page.getByRole('link', { name: t('appointment.when.later') }).click()
      await times(page).first().click()
      await expect(page.getByRole('status')).toHaveText(t('appointment.note.moved', { email }))

      await page.goto(await linkTo(email, 2))
      await page.locator('main summary').click()
      await page.getByRole('button', { name: t('appointment.cancel') }).click()
      await expect(page.getByRole('status')).toHaveText(t('appointment.note.cancelled'))
      await expect(page.getByRole('link', { name: t('appointment.again') })).toBeVisible()
      await linkTo(email, 3)
    }
  })
})

test('a customer whose branch is closed that day chooses another time, and another branch once theirs is gone', async ({
  page,
  request,
}, { workerIndex }) => {
  const t = textsOf('fr')
  const email = `displaced-${workerIndex}-${process.pid}@example.org`
  const id = 990_100 + workerIndex
  const headers = { 'x-access-token': 'local', 'x-shop-id': '10006' }
  const branches = `${shop().shopApi}/branches`
  const [known] = (await (await request.get(`${branches}?perPage=1`, { headers })).json()).entities
  const put = async (changes: object) => {
    const own = { ...known, id, formerIds: [], city: 'Lausanne', ...changes }
    const answer = await request.put(branches, { headers, data: { branches: [own], replace: false } })
    expect(answer.status()).toBe(200)
  }
  await put({ name: 'Lausanne Gare' })
  await page.goto(`/fr-ch/succursales/lausanne/${id}/`)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('appointment.title') })
    .click()
  await page.getByRole('radio', { name: t('appointment.service.eye-test') }).check()
  await page.getByRole('button', { name: t('appointment.next') }).click()
  const start = (await times(page).first().getAttribute('value')) ?? ''
  await times(page).first().click()
  await page.getByRole('textbox', { name: t('account.data.firstName'), exact: true }).fill('Anna')
  await page.getByRole('textbox', { name: t('account.data.lastName'), exact: true }).fill('Berg')
  await page.getByRole('textbox', { name: t('auth.email'), exact: true }).fill(email)
  await page.getByRole('button', { name: t('appointment.who.submit') }).click()
  await expect(page.getByRole('status')).toHaveText(t('appointment.note.booked', { email }))

  const link = await linkTo(email)
  await put({ specialDays: [{ date: start.slice(0, 10), spans: [] }] })
  await page.goto(link)
  await expect(page.getByText(t('appointment.displaced'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: t('appointment.move') }).click()
  await times(page).first().click()
  await expect(page.getByRole('status')).toHaveText(t('appointment.note.moved', { email }))

  await put({ until: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) })
  await page.goto(link)
  await expect(page.getByText(t('appointment.displaced.elsewhere'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: t('appointment.elsewhere') }).click()
  await expect(page.locator('main [data-branch]').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor books an appointment from the list, and cancels it', async ({ page }, { workerIndex }) => {
    const email = `wizyta-${workerIndex}-${process.pid}@example.org`
    await page.goto('/pl-pl/salony/?term=Krak%C3%B3w&free=1')
    await page.locator('main [data-branch] a[href*="appointment=when"]').first().click()
    await expect(heading(page)).toHaveText('Umów wizytę')
    await times(page).nth(1).click()
    await page.getByRole('textbox', { name: 'Imię' }).fill('Anna')
    await page.getByRole('textbox', { name: 'Nazwisko' }).fill('Górska')
    await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(email)
    await page.getByRole('button', { name: 'Zarezerwuj wizytę' }).click()
    await expect(page.getByRole('status')).toContainText(email)
    await page.goBack()
    await page.goForward()
    await page.locator('main summary').click()
    await page.getByRole('button', { name: 'Odwołaj wizytę' }).click()
    await expect(page.getByRole('status')).toHaveText('Wizyta została odwołana.')
  })
})
