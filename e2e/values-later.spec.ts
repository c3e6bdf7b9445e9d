import { atBank, BUYERS, choose, order, fillAddress, title, toCheckout } from './buyer.ts'
import { ADDRESSES, buyGlasses } from './glasses-buyer.ts'
import { textsOf } from './texts.ts'
import { expect, expectAccessible, type Page, test } from './visitor.ts'

// The page answers so where something is wrong in a form.
test.use({ expectedStatus: [422] })

const AFTERWARDS = {
  variant: 'de-de',
  shopId: '10001',
  frames: '/brillen/',
  payment: 'accounting',
  pair: { valuesLater: true },
}
const WITH_VALUES = {
  variant: 'it-it',
  shopId: '10008',
  frames: '/occhiali/',
  payment: 'creditcard',
  pair: {
    prescription: { right: { sphere: -2.25, pd: 31.5 }, left: { sphere: -1.75, pd: 32 }, use: 'far' },
    affirmed: true,
  },
}
const OFFICE = {
  ...AFTERWARDS,
  pair: {
    parts: ['rx-office', 'index_ch'],
    prescription: {
      right: { sphere: 1, addition: 2, pd: 31.5 },
      left: { sphere: 1.25, addition: 2, pd: 32 },
    },
    affirmed: true,
  },
}
type Pair = typeof AFTERWARDS | typeof WITH_VALUES | typeof OFFICE

/** Puts a frame with lenses into the basket. */
async function addPair(page: Page, { variant, shopId, frames, pair }: Pair): Promise<void> {
  await page.goto(`/${variant}${frames}`)
  await page.evaluate(
    async ([shop, rest]) => {
      const call = async (name: string, payload: object) => {
        const headers = { 'content-type': 'application/json', 'x-shop-id': shop }
        const body = JSON.stringify({ payload })
        return (await fetch(`/api/rpc/${name}`, { method: 'POST', headers, body })).json()
      }
      const query = { categoryId: 2001, perPage: 40, with: 'variants' }
      const { products } = await call('getProductsByCategory', query)
      for (const { id } of products.flatMap(({ variants }: { variants: { id: number }[] }) => variants)) {
        const pair = { variantId: id, lensType: 'type_ei', parts: ['rx-single-vision', 'index_ch'], ...rest }
        const { basket } = await call('addConfigurationToBasket', pair)
        if (basket?.items.length > 0) return
      }
      throw new Error('no frame can be ordered')
    },
    [shopId, pair] as const,
  )
}

/** Buys a pair as a guest, and opens the page for what it waits for. */
async function buyPair(page: Page, pair: Pair, { link, heading }: { link: string; heading: string }) {
  const buyer = BUYERS.find(({ variant }) => variant === pair.variant)!
  await addPair(page, pair)
  await toCheckout(page, buyer)
  const guest = page.locator('form:has([value="guest"])')
  await guest.locator('[name="firstName"]').fill('Johanna')
  await guest.locator('[name="lastName"]').fill('Petersen')
  await guest.locator('[name="email"]').fill(`later-${process.pid}-${Date.now()}@posteo.example`)
  await guest.getByRole('button').click()
  await page.waitForURL(/\/checkout\//)
  await fillAddress(page, buyer)
  await choose(page, 'method', buyer.method)
  await choose(page, 'payment', pair.payment)
  if (pair !== AFTERWARDS) await page.locator('[name="values"]').check()
  await order(page, buyer)
  if (pair === WITH_VALUES) await atBank(page, 'success')
  await expect(title(page)).toHaveText(buyer.thanks)
  await page.getByRole('link', { name: link }).click()
  await expect(title(page)).toHaveText(heading)
}
/** Of both eyes. */
const TYPED = { 'right.sphere': '-2,25', 'left.sphere': '-1,75', 'right.pd': '31,5', 'left.pd': '32' }
const LATER = { link: 'Werte nachreichen', heading: 'Ihre Werte' }

test('a shopper orders glasses and enters the values afterwards', async ({ page }) => {
  await buyPair(page, AFTERWARDS, LATER)
  const opened = page.url()
  await expectAccessible(page)
  await page.locator('[name="right.sphere"]').fill('-9')
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click()
  await expect(page.getByRole('main')).toContainText('Möglich ist')
  await page.locator('[name="right.sphere"]').fill('-2,25')
  await page.locator('[name="left.sphere"]').fill('-1,75')
  // Unlike eyes have a distance each.
  await page.locator('[name="right.pd"]').fill('63,5')
  await page.getByLabel('Ferne').check()
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click()
  await expect(page.getByRole('main')).toContainText('Hier zählt jedes Auge für sich')
  await page.locator('[name="right.pd"]').fill('31,5')
  await page.locator('[name="left.pd"]').fill('32')
  // With an addition, lenses of one power are for far or for near.
  await page.locator('[name="right.addition"]').fill('2')
  await page.locator('[name="left.addition"]').fill('2')
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click()
  await expect(page.getByRole('group', { name: 'bestellt sind aber Gläser mit einer Stärke' })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Nur Nähe' }).check()
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click()
  await expect(title(page)).toHaveText('Stimmen Ihre Werte?')
  await expect(page.locator('[data-read-back]')).toContainText('minus 0,25')
  await expectAccessible(page)
  await page.locator('[name="affirmed"]').check()
  await page.locator('[name="consent"]').check()
  await page.getByRole('button', { name: 'Werte senden' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Wir haben Ihre Werte.')
  // Values and distances are in no address.
  expect(page.url()).toBe(opened)
  await page.reload()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Wir haben Ihre Werte.')
})

const LATER_SHOPS = [
  { variant: 'pl-pl', shopId: '10004', frames: '/okulary/', address: ADDRESSES.warszawa },
  { variant: 'cs-cz', shopId: '10003', frames: '/bryle/', address: ADDRESSES.praha },
  { variant: 'fr-ch', shopId: '10006', frames: '/lunettes/', address: ADDRESSES.geneve },
]

for (const { address, ...shop } of LATER_SHOPS)
  test(`${shop.variant}: a shopper orders glasses and enters the values afterwards`, async ({ page }) => {
    const text = textsOf(shop.variant.slice(0, 2))
    await addPair(page, { ...shop, payment: 'creditcard', pair: { valuesLater: true } })
    await buyGlasses(page, { variant: shop.variant, address, hasValues: false })
    await page.getByRole('link', { name: text('order.values.enter') }).click()
    await expect(title(page)).toHaveText(text('order.values.title'))
    for (const [name, value] of Object.entries(TYPED)) await page.locator(`[name="${name}"]`).fill(value)
    await page.locator('[name=use][value=far]').check()
    await page.getByRole('button', { name: text('order.values.next') }).click()
    await expect(title(page)).toHaveText(text('order.values.confirm'))
    await expect(page.locator('[data-read-back]')).toBeVisible()
    await expectAccessible(page)
    await page.locator('[name="affirmed"]').check()
    await page.locator('[name="consent"]').check()
    await page.getByRole('button', { name: text('order.values.send') }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText(text('order.values.done'))
  })

test('a shopper sends a photo of the slip instead', async ({ page }) => {
  await buyPair(page, AFTERWARDS, LATER)
  // The field of the file is no wider than a small phone.
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const photo = page.locator('form:has([name="slip"])')
  const send = photo.getByRole('button', { name: 'Foto senden' })
  await photo.locator('[name="consent"]').check()
  await photo
    .locator('[name="slip"]')
    .setInputFiles({ name: 'slip.txt', mimeType: 'text/plain', buffer: Buffer.from('R -2,25') })
  await send.click()
  await expect(photo.getByRole('alert')).toContainText('Diese Art von Datei')
  await photo.locator('[name="consent"]').check()
  await photo.locator('[name="slip"]').setInputFiles('e2e/pictures/slip.png')
  await send.click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Ihr Foto ist angekommen.')
})

test('an Italian shopper sends the slip of the values, which an optician compares', async ({ page }) => {
  await buyPair(page, WITH_VALUES, { link: 'Inviare la prescrizione', heading: 'La Sua prescrizione' })
  const opened = page.url()
  await expect(page.getByRole('main')).toContainText('un nostro ottico confronta i valori')
  await expect(page.locator('[name="right.sphere"]')).toHaveCount(0)
  await expectAccessible(page)
  const photo = page.locator('form:has([name="slip"])')
  await photo.locator('[name="slip"]').setInputFiles('e2e/pictures/slip.png')
  await photo.getByRole('button', { name: 'Inviare la foto' }).click()
  await expect(photo.getByRole('alert')).toContainText('Senza il Suo consenso')
  await photo.locator('[name="consent"]').check()
  await photo.locator('[name="slip"]').setInputFiles('e2e/pictures/slip.png')
  await photo.getByRole('button', { name: 'Inviare la foto' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('La Sua foto è arrivata.')
  expect(page.url()).toBe(opened)
})

test('a shopper of office lenses says afterwards how far and how near they have to be sharp', async ({
  page,
}) => {
  await buyPair(page, OFFICE, { link: 'Entfernungen angeben', heading: 'Ihre Entfernungen' })
  const opened = page.url()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Entfernungen senden' }).click()
  await expect(page.getByRole('main')).toContainText('Bitte wählen Sie eine Entfernung')
  await expectAccessible(page)
  await page.getByLabel('Bis wie weit möchten Sie scharf sehen?').selectOption('200')
  await page.getByLabel('In welcher Entfernung arbeiten Sie meist?').selectOption('40')
  await page.getByRole('button', { name: 'Entfernungen senden' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('fehlt nichts mehr')
  expect(page.url()).toBe(opened)
})
