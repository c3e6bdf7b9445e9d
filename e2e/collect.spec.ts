import { atBank, BUYERS, choose, enterAsGuest, fillAddress, next, order, title } from './buyer.ts'
import { call, operate, operateStock } from './orders.ts'
import { linkTo } from './outbox.ts'
import { textsOf } from './texts.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

const [GERMAN, , , ITALIAN] = BUYERS
type Branches = { entities: { id: number; city: string; services: string[] }[] }

/** Puts sunglasses into the basket of which a branch of the town has a piece, and returns the branch. */
async function addSunglasses(
  page: Page,
  { shelf, shopId, town }: { shelf: string; shopId: number; town: string },
): Promise<number> {
  const { entities } = await call<Branches>(shopId, '/branches?perPage=500')
  const branch = entities.find(
    ({ city, services }) => city === town && services.includes('click-and-collect'),
  )
  await page.goto(shelf)
  await page.locator('.tile:not(.gone) a').first().click()
  await page.waitForURL(/\/p\//)
  const add = page.locator('main button[form="to-basket"]:visible').first()
  const variant = (await add.getAttribute('value')) ?? ''
  await operateStock('set', variant, '2', '--branch', String(branch?.id))
  const added = page.waitForResponse((response) => response.request().method() === 'POST')
  await add.click()
  await added
  return branch?.id ?? 0
}

/** Chooses the branch, which has everything, and pays. */
async function collectFrom(page: Page, branch: number, buyer: (typeof BUYERS)[number]): Promise<string> {
  const t = textsOf(buyer.variant.slice(0, 2))
  await page.locator('[name=method][value=branch]').check()
  const choice = page.locator(`[name="point.branch@branch"][value="${branch}"]`)
  const [today, tomorrow, later] = ['today', 'tomorrow', 'from'].map((day) =>
    t(`checkout.window.${day}`, { day: '' }),
  )
  await expect(page.locator('label', { has: choice })).toContainText(
    new RegExp(`${today}|${tomorrow}|${later}`),
  )
  await choice.check()
  await next(page).click()
  await choose(page, 'payment', buyer.payment)
  await order(page, buyer)
  await atBank(page, 'success')
  await expect(title(page)).toHaveText(buyer.thanks)
  return (await page.locator('[data-order]').innerText()).replaceAll(/\D/g, '')
}

/** The branch says that the order lies ready, and hands it over. */
async function handOver(page: Page, email: string, number: string, language: string): Promise<void> {
  const t = textsOf(language)
  await page.goto(await linkTo(email))
  await operate('ready', number)
  await page.reload()
  const current = page.getByRole('main').locator('[aria-current=step]')
  await expect(current).toContainText(t('order.status.ready_for_collection'))
  await operate('collected', number)
  await page.reload()
  await expect(page.getByText(t('order.status.collected')).first()).toBeVisible()
}

test('a guest collects sunglasses from the branch near by that has them', async ({ page }) => {
  const branch = await addSunglasses(page, { shelf: '/de-de/sonnenbrillen/', shopId: 10001, town: 'Hamburg' })
  const email = await enterAsGuest(page, GERMAN)
  await fillAddress(page, GERMAN)
  await page.locator('[name=method][value=branch]').check()
  await expectAccessible(page)
  const number = await collectFrom(page, branch, GERMAN)
  await handOver(page, email, number, 'de')
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest collects sunglasses from a branch by plain forms', async ({ page }) => {
    const branch = await addSunglasses(page, {
      shelf: '/it-it/occhiali-da-sole/',
      shopId: 10008,
      town: 'Milano',
    })
    const email = await enterAsGuest(page, ITALIAN)
    await fillAddress(page, ITALIAN)
    const number = await collectFrom(page, branch, ITALIAN)
    await handOver(page, email, number, 'it')
  })
})
