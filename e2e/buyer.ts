import { randomUUID } from 'node:crypto'
import { addOnShelf } from './shopper.ts'
import { expect, type Page } from './visitor.ts'

type AddressFields = Partial<Record<'street' | 'zip' | 'city' | 'province' | 'phone', string>>

export type Buyer = {
  variant: string
  shelf: string
  address: AddressFields
  method: string
  payment: string
  order: string
  thanks: string
  returned: string
  /** Null where nobody may withdraw. */
  withdrawn: string | null
  /** Whether goods are returned by a portal. */
  portal: boolean
}

/** Four shops for the journeys of buyers: four countries, four addresses, four texts on the button. */
export const BUYERS = [
  {
    variant: 'de-de',
    shelf: '/zubehoer/',
    address: { street: 'Bismarckstraße 84', zip: '20259', city: 'Hamburg' } as AddressFields,
    method: 'dhl-home',
    payment: 'paypal_instant',
    order: 'Zahlungspflichtig bestellen',
    thanks: 'Danke für Ihre Bestellung',
    returned: 'Zurückgesendet',
    withdrawn: 'Ihr Widerruf ist eingegangen',
    portal: true,
  },
  {
    variant: 'de-ch',
    shelf: '/zubehoer/',
    address: {
      street: 'Lagerplatz 11',
      zip: '8400',
      city: 'Winterthur',
      phone: '079 123 45 67',
    } as AddressFields,
    method: 'post-ch-home',
    payment: 'twint',
    order: 'Zahlungspflichtig bestellen',
    thanks: 'Danke für Ihre Bestellung',
    returned: 'Zurückgesendet',
    withdrawn: null,
    portal: true,
  },
  {
    variant: 'cs-cz',
    shelf: '/prislusenstvi/',
    // In the format of autofill on phones.
    address: { street: 'Na Příkopě 17', zip: '11000', city: 'Praha 1', phone: '601123456' } as AddressFields,
    method: 'post-cz-home',
    payment: 'cash_on_delivery',
    order: 'Objednávka zavazující k platbě',
    thanks: 'Děkujeme za objednávku',
    returned: 'Vráceno',
    withdrawn: 'Vaše odstoupení jsme přijali',
    portal: false,
  },
  {
    variant: 'it-it',
    shelf: '/accessori/',
    address: { street: 'Via Torino 38', zip: '20123', city: 'Milano', province: 'mi' } as AddressFields,
    method: 'dhl-home',
    payment: 'creditcard',
    order: 'Ordine con obbligo di pagare',
    thanks: 'Grazie per il Suo ordine',
    returned: 'Reso',
    withdrawn: 'Abbiamo ricevuto il Suo recesso',
    portal: false,
  },
] as const satisfies readonly Buyer[]

export const title = (page: Page) => page.getByRole('heading', { level: 1 })
export const next = (page: Page) => page.locator('form button.main')
export const answer = (page: Page, name: string) => page.locator(`[name="${name}"]`)

/** Adds an item to the basket from a shelf. */
export async function fillBasket(page: Page, { variant, shelf }: Buyer): Promise<void> {
  await page.goto(`/${variant}${shelf}`)
  // As a call, or as a form without JavaScript; the page also sends other requests.
  const added = page.waitForResponse(
    (response) =>
      response.url().includes('addItemsToBasket') ||
      (response.request().isNavigationRequest() && response.request().method() === 'POST'),
  )
  await addOnShelf(page).click()
  await added
}

/** From the basket; a visitor who is not signed in is sent to the sign-in. */
export async function toCheckout(page: Page, { variant }: Pick<Buyer, 'variant'>): Promise<void> {
  await page.goto(`/${variant}/basket/`)
  await page.locator('aside a.button.main').click()
  await page.waitForURL(/\/(?:signin|checkout)\//)
}

/** From the basket to the checkout as a guest; returns their email address. */
export async function enterAsGuest(page: Page, buyer: Pick<Buyer, 'variant'>): Promise<string> {
  const email = `johanna.${randomUUID()}@posteo.example`
  await toCheckout(page, buyer)
  const guest = page.locator('form:has([value="guest"])')
  await guest.locator('[name="firstName"]').fill('Johanna')
  await guest.locator('[name="lastName"]').fill('Petersen')
  await guest.locator('[name="email"]').fill(email)
  await guest.getByRole('button').click()
  await page.waitForURL(/\/checkout\//)
  return email
}

/** Adds an item to the basket and goes to the checkout as a guest. */
export async function startCheckoutAsGuest(page: Page, buyer: Buyer): Promise<void> {
  await fillBasket(page, buyer)
  await enterAsGuest(page, buyer)
}

export async function fillAddress(page: Page, { address }: Buyer): Promise<void> {
  for (const [name, value] of Object.entries(address)) await answer(page, `delivery.${name}`).fill(value)
  await next(page).click()
  await expect(answer(page, 'method').first()).toBeVisible()
}

export async function choose(page: Page, name: 'method' | 'payment', value: string): Promise<void> {
  await answer(page, name)
    .and(page.locator(`[value="${value}"]`))
    .check()
  await next(page).click()
}

/** Up to the order button. */
export async function goToReview(page: Page, buyer: Buyer): Promise<void> {
  await startCheckoutAsGuest(page, buyer)
  await fillAddress(page, buyer)
  await choose(page, 'method', buyer.method)
  await choose(page, 'payment', buyer.payment)
  await expect(page.getByRole('button', { name: buyer.order, exact: true })).toBeVisible()
}

/** The choices in the sandbox's bank. */
export const atBank = (page: Page, choice: string) => page.locator(`button[value="${choice}"]`).click()

/** As displayed: groups of four, seven and one. */
export const NUMBER = /^\d{4} \d{7} \d$/

/** Clicks the order button. */
export const order = (page: Page, { order: name }: Buyer) =>
  page.getByRole('button', { name, exact: true }).click()

/** Expects an order that survives a reload, and an empty basket. */
export async function expectOrder(page: Page, { thanks, variant }: Buyer): Promise<void> {
  await expect(title(page)).toHaveText(thanks)
  const number = page.locator('[data-order]')
  await expect(number).toHaveText(NUMBER)
  const shown = await number.innerText()
  await page.reload()
  await expect(number).toHaveText(shown)
  await page.goto(`/${variant}/basket/`)
  await expect(page.locator('[data-key]')).toHaveCount(0)
}
