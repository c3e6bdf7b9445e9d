import { randomUUID } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { atBank, BUYERS, choose, fillAddress, fillBasket, order, title, toCheckout } from './buyer.ts'
import { cutOff as cutOffWith } from './cut-off.ts'
import { linkTo } from './outbox.ts'
import { expect, type Page, test } from './visitor.ts'

const [GERMAN] = BUYERS
const PASSWORD = 'Brille-im-Etui'
const LONG = {
  ...GERMAN,
  address: { ...GERMAN.address, street: 'Donaudampfschifffahrtsgesellschaftskapitänsstraße 184b' },
}

test.use({ viewport: { width: 320, height: 700 } })

/** The spacing that WCAG 1.4.12 demands a page to bear. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

const cutOff = (page: Page): Promise<string[]> => cutOffWith(page, SPACED)

async function signIn(page: Page, form: 'register' | 'signin' | 'guest', email: string): Promise<void> {
  const entry = page.locator(`form:has([value="${form}"])`)
  const values = { firstName: 'Maria-Magdalena', lastName: 'D´Angelo', email, password: PASSWORD }
  for (const [name, value] of Object.entries(values)) {
    const field = entry.locator(`[name="${name}"]`)
    if ((await field.count()) > 0) await field.fill(value)
  }
  await entry.locator('button.button').last().click()
}

test('at 320 pixels with wide text a buyer reads everything, and finds what they ordered as a guest in their account', async ({
  page,
}) => {
  const local = `maria.${randomUUID()}`
  const domain = 'briefkästen.example'
  const shown = `${local}@${domain}`
  await page.goto('/de-de/signin/?register=true')
  await signIn(page, 'register', shown)
  await page.waitForURL(/\/account\//)
  await expect(page.getByRole('main')).toContainText(shown)
  expect.soft(await cutOff(page)).toEqual([])
  await page.goto(await linkTo(`${local}@${domainToASCII(domain)}`))
  await page.locator('form:has([value="verify"]) button').first().click()
  await page.waitForURL(/\/account\/$/)
  expect.soft(await cutOff(page)).toEqual([])
  await page.goto('/de-de/account/user/')
  await expect(page.getByRole('main')).toContainText(shown)
  expect.soft(await cutOff(page)).toEqual([])
  await page.goto('/de-de/signout/')
  await page.getByRole('main').locator('form button').first().click()
  await page.waitForURL(/\/signin\//)

  await fillBasket(page, LONG)
  await toCheckout(page, LONG)
  await signIn(page, 'guest', shown)
  await page.waitForURL(/\/checkout\//)
  await expect(page.getByRole('main')).toContainText(shown)
  expect.soft(await cutOff(page)).toEqual([])
  await fillAddress(page, LONG)
  expect.soft(await cutOff(page)).toEqual([])
  await choose(page, 'method', LONG.method)
  await choose(page, 'payment', LONG.payment)
  await expect(page.getByRole('button', { name: LONG.order, exact: true })).toBeVisible()
  expect.soft(await cutOff(page)).toEqual([])
  await order(page, LONG)
  await atBank(page, 'success')
  await expect(title(page)).toHaveText(LONG.thanks)
  const number = await page.locator('[data-order]').innerText()
  expect.soft(await cutOff(page)).toEqual([])

  await page.goto('/de-de/signin/')
  await signIn(page, 'signin', shown)
  await page.waitForURL(/\/account\//)
  await page.goto('/de-de/account/orders/')
  expect.soft(await cutOff(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: number }).first().click()
  await expect(title(page)).toContainText(number)
  expect.soft(await cutOff(page)).toEqual([])
})

test('at 320 pixels with wide text a visitor reads the whole page of a branch', async ({ page }) => {
  await page.goto('/de-de/niederlassungen/')
  expect.soft(await cutOff(page)).toEqual([])
  await page.locator('main [data-branch] a[href*="/niederlassungen/"]').first().click()
  await expect(page.locator('a[href^="mailto:"]').first()).toBeVisible()
  expect.soft(await cutOff(page)).toEqual([])
})
