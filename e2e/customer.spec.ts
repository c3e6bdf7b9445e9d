import {
  answer,
  atBank,
  type Buyer,
  BUYERS,
  choose,
  fillBasket,
  next,
  NUMBER,
  order,
  fillAddress,
  title,
  toCheckout,
} from './buyer.ts'
import { operate } from './orders.ts'
import { emailsTo, linkTo, untilSent } from './outbox.ts'
import { count } from './shopper.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

const PASSWORD = 'Brille-im-Etui'

const main = (page: Page) => page.getByRole('main')
/** A form of the sign-in, whatever its language. */
const entry = (page: Page, form: string) => main(page).locator(`form:has([value="${form}"])`)

async function signUp(page: Page, { variant }: Buyer, email: string): Promise<void> {
  await page.goto(`/${variant}/signin/?register=true`)
  await expectAccessible(page)
  const form = entry(page, 'register')
  const input = { firstName: 'Anna', lastName: 'Bergová', email, password: PASSWORD }
  for (const [name, value] of Object.entries(input)) await form.locator(`[name="${name}"]`).fill(value)
  await form.getByRole('button').click()
  await page.waitForURL(/\/account\//)
}

/** Follows the link in the email. */
async function proveAddress(page: Page, email: string): Promise<void> {
  await page.goto(await linkTo(email))
  await expectAccessible(page)
  await entry(page, 'verify').getByRole('button').press('Enter')
  await page.waitForURL(/\/account\//)
}

async function signOut(page: Page, { variant }: Buyer): Promise<void> {
  await page.goto(`/${variant}/signout/`)
  await main(page).locator('form button').first().click()
  await page.waitForURL(/\/signin\//)
}

/** On the way to the checkout, where others order as guests. */
async function signIn(page: Page, email: string): Promise<void> {
  const form = entry(page, 'signin')
  await form.locator('[name="email"]').fill(email)
  await form.locator('[name="password"]').fill(PASSWORD)
  await form.locator('[name="password"]').press('Enter')
  await page.waitForURL(/\/checkout\//)
}

/** Returns the order number as displayed. */
async function buy(page: Page, buyer: Buyer): Promise<string> {
  await choose(page, 'method', buyer.method)
  await choose(page, 'payment', buyer.payment)
  await order(page, buyer)
  if (buyer.payment !== 'cash_on_delivery') await atBank(page, 'success')
  await expect(title(page)).toHaveText(buyer.thanks)
  // The bought items are no longer in the basket.
  await expect(count(page)).toHaveText('0')
  return page.locator('[data-order]').innerText()
}

/** The link in the emails about an order: its buyer comes to their account, where they are signed in; elsewhere they may sign in. */
async function followEmail(page: Page, elsewhere: Page, email: string, id: string): Promise<void> {
  const links = async () =>
    (await emailsTo(email)).flatMap((text) => /https?:\S+\/order\/\?link=\S+/.exec(text)?.[0] ?? [])
  await expect.poll(links, untilSent).not.toEqual([])
  const [link = ''] = await links()
  await page.goto(link)
  await expect(page).toHaveURL(new RegExp(`/account/orders/${id}/`))
  await elsewhere.goto(link)
  await expectAccessible(elsewhere)
  const signin = main(elsewhere).locator('a[href*="redirectUrl"]')
  await signin.click()
  const form = entry(elsewhere, 'signin')
  await form.locator('[name="email"]').fill(email)
  await form.locator('[name="password"]').fill(PASSWORD)
  await form.locator('[name="password"]').press('Enter')
  await elsewhere.waitForURL(new RegExp(`/account/orders/${id}/`))
}

/** Account screens without content: each shop checks one. */
const EMPTY = ['subscriptions', 'appointments', 'branch-order', 'user']

for (const [place, buyer] of BUYERS.entries())
  test(`${buyer.variant}: a customer signs up, buys, follows the order, returns it and comes back`, async ({
    page,
    openBrowser,
  }, { workerIndex }) => {
    test.slow()
    const { variant } = buyer
    const email = `customer-${variant}-${workerIndex}-${process.pid}@example.org`
    await signUp(page, buyer, email)
    await proveAddress(page, email)
    await page.goto(`/${variant}/account/${EMPTY[place]}/`)
    await expectAccessible(page)
    await signOut(page, buyer)

    // The basket from before the sign-in belongs to the customer afterwards.
    await fillBasket(page, buyer)
    await toCheckout(page, buyer)
    await signIn(page, email)
    await expect(main(page)).toContainText(email)
    await expect(answer(page, 'delivery.lastName')).toHaveValue('Bergová')
    await expect(page.locator('[data-key]')).toHaveCount(1)
    await fillAddress(page, buyer)
    const number = await buy(page, buyer)
    expect(number).toMatch(NUMBER)
    const id = number.replaceAll(' ', '')

    await page.goto(`/${variant}/account/orders/`)
    await expectAccessible(page)
    await main(page).getByRole('link').filter({ hasText: number }).press('Enter')
    await expect(title(page)).toContainText(number)
    const steps = main(page).locator('ol > li')
    await expect(steps.first()).toHaveAttribute('aria-current', 'step')

    expect(await operate('ship', number, '--tracking', 'JJD0001')).toContain('shipment_completed')
    await page.reload()
    await expect(steps.last()).toHaveAttribute('aria-current', 'step')
    const tracking = main(page).getByRole('link').filter({ hasText: 'JJD0001' })
    await expect(tracking).toHaveAttribute('href', /^https:.*JJD0001/)
    const portal = main(page).locator(`a[href^="https://returns."][href*="${id}"]`)
    await expect(portal).toHaveCount(buyer.portal ? 1 : 0)
    await expectAccessible(page)
    await followEmail(page, await openBrowser(), email, id)
    await withdraw(page, buyer, id)

    expect(await operate('return', number)).toContain('returned')
    await page.goto(`/${variant}/account/orders/${id}/`)
    await expect(steps.last()).toHaveAttribute('aria-current', 'step')
    await expect(main(page)).toContainText(buyer.returned)
    await main(page).locator('button[name="again"]').press('Enter')
    await page.waitForURL(/\/basket\//)
    await toCheckout(page, buyer)
    // The customer and the address are recognised.
    await expect(answer(page, 'delivery.street')).toHaveValue(buyer.address.street ?? '')
    await expect(page.locator('#mistakes')).toHaveCount(0)
    await next(page).press('Enter')
    await expect(answer(page, 'method').first()).toBeVisible()
    expect(await buy(page, buyer)).not.toBe(number)
  })

/** Where the law gives the right to; the account has already provided all data. */
async function withdraw(page: Page, { withdrawn, variant }: Buyer, id: string): Promise<void> {
  const link = main(page).locator(`a[href*="?order=${id}"]`)
  await expect(link).toHaveCount(withdrawn === null ? 0 : 1)
  if (withdrawn === null) return
  await link.click()
  await main(page).locator('form button').press('Enter')
  const lines = main(page).getByRole('checkbox')
  await expect(lines).toHaveCount(1)
  await expect(lines).toBeChecked()
  await expectAccessible(page)
  await main(page).locator('button[name="confirm"]').press('Enter')
  await expect(title(page), variant).toHaveText(withdrawn)
}
