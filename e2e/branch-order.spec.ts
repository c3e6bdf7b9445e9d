import { signUp } from './customers.ts'
import { firstBranch, operateBranchOrder, placeBranchOrder } from './orders.ts'
import { emailsTo, linkTo, untilSent } from './outbox.ts'
import { textsOf } from './texts.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

const SHOP = 10005
/** Shops of the other languages, and one more of German: id, currency, and a listing of frames. */
const OTHERS = [
  ['de-de', 10001, 'EUR', '/brillen/'],
  ['cs-cz', 10003, 'CZK', '/bryle/'],
  ['pl-pl', 10004, 'PLN', '/okulary/'],
  ['fr-ch', 10006, 'CHF', '/lunettes/'],
  ['it-it', 10008, 'EUR', '/occhiali/'],
] as const
const VALUES = { right: { sphere: -2.25, pd: 32 }, left: { sphere: -1.75, pd: 31.5 } }

test('a customer adds an order of a branch, hears that it is ready, and orders with its values', async ({
  page,
}) => {
  test.slow()
  const email = `branch-${process.pid}-${Date.now()}@example.org`
  await signUp(page, email)
  await page.goto(await linkTo(email))
  await page.getByRole('main').getByRole('button', { name: 'Adresse bestätigen' }).click()

  const number = await placeBranchOrder(SHOP, await firstBranch(SHOP), email, VALUES)
  await page.goto('/de-ch/account/branch-order/')
  await expectAccessible(page)
  const field = page.getByLabel('Nummer des Auftrags')
  await field.fill('1234 5678901 2')
  await page.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect(page.getByRole('alert')).toContainText('haben wir nicht gefunden')
  await field.fill(number)
  await page.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect(page.getByRole('status').first()).toContainText('gehört jetzt zu Ihrem Konto')

  await operateBranchOrder('ready', number)
  await page.goto('/de-ch/account/')
  await expect(page.getByRole('navigation', { name: 'Mein Konto' })).toContainText('1abholbereit')
  await page.getByRole('link', { name: /Liegt zur Abholung bereit/ }).click()
  await expect(page.getByRole('row', { name: /Rechts/ })).toContainText('−2.25')
  await expectAccessible(page)
  await page.goto('/de-ch/account/values/')
  const own = page.locator('section', { has: page.locator(`a[href$="/${number}/"]`) })
  await expect(own).toContainText('Aus dem Auftrag in der Filiale vom')
  await expect(own.getByRole('row', { name: /Rechts/ })).toContainText('−2.25')
  await expectAccessible(page)
  await expect
    .poll(async () => (await emailsTo(email)).join('\n'), untilSent)
    .toContain('liegt in der Filiale')
  expect((await emailsTo(email)).join('\n')).not.toMatch(/2[.,]25/)

  for (const [variant, shopId, currencyCode, frames] of OTHERS) {
    const t = textsOf(variant.slice(0, 2))
    const other = await placeBranchOrder(shopId, await firstBranch(shopId), email, VALUES, currencyCode)
    await page.goto(`/${variant}/account/branch-order/`)
    await page.getByLabel(t('branch-order.number.label')).fill(other)
    await page.getByRole('button', { name: t('branch-order.add.button') }).click()
    await expect(page.getByText(t('branch-order.note.added'))).toBeVisible()
    await expectAccessible(page)
    await page.locator(`main a[href$="/${other}/"]`).click()
    await expect(page.getByRole('heading', { name: t('branch-order.goods') })).toBeVisible()
    await expect(page.getByText(t('branch-order.use'))).toBeVisible()
    await useValues(page, `/${variant}${frames}`, other, t)
  }
  await useValues(page, '/de-ch/brillen/', number, textsOf('de'))
})

/** Takes the values of the order into glasses of the first frame of a listing. */
async function useValues(page: Page, listing: string, number: string, t: ReturnType<typeof textsOf>) {
  await page.goto(listing)
  const product = await page.locator('main a[href*="/p/"]').first().getAttribute('href')
  await page.goto(`${product}?configure=type`)
  await page.locator('input[value=type_ei]').check()
  await page.locator('form button[type=submit]').click()
  await page.getByLabel(t('configurator.source.order')).check()
  await page.getByRole('button', { name: t('configurator.next') }).click()
  await page.getByLabel(t('values.order.number')).fill(number)
  await page.getByLabel(t('values.order.branch')).check()
  await page.getByRole('button', { name: t('configurator.next') }).click()
  await expect(page.locator('[data-read-back]')).toContainText(/2[.,]25/)
  expect(page.url()).not.toMatch(/2\.25|sphere/)
}
