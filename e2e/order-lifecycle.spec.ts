import { readFile } from 'node:fs/promises'
import { customerId, signUp } from './customers.ts'
import { itemKeys, operate, placeOrder, settle, waitingFor } from './orders.ts'
import { emailsTo, untilSent } from './outbox.ts'
import { expect, expectAccessible, test } from './visitor.ts'

const grouped = (number: string) => `${number.slice(0, 4)} ${number.slice(4, 11)} ${number.slice(11)}`

test('a customer views an order, tracks it, saves its invoice and buys it again', async ({ page }) => {
  test.slow()
  const email = `life-${process.pid}-${Date.now()}@example.org`
  await signUp(page, email)
  await expect(page.getByRole('main')).toContainText('Bitte bestätigen Sie Ihre E-Mail-Adresse')
  const linkIn = async () => /https?:\S+verify=\S+/.exec((await emailsTo(email))[0] ?? '')?.[0] ?? ''
  await expect.poll(linkIn, untilSent).not.toBe('')
  await page.goto(await linkIn())
  await page.getByRole('main').locator('form button').first().click()
  await expect(page.getByRole('main')).toContainText('Noch keine Bestellung')

  const id = await placeOrder(10001, { id: await customerId(page), email })
  await expect
    .poll(async () => (await emailsTo(email))[0], untilSent)
    .toContain('vielen Dank für Ihre Bestellung')
  expect((await emailsTo(email))[0]).toContain(': Fassung vom ')
  expect(await operate('list')).toContain(id)
  expect(await operate('ship', id, '--tracking', 'JJD0001')).toContain('shipped, shipment_completed')
  await expect.poll(async () => (await emailsTo(email))[0], untilSent).toContain('verfolgen, DHL')

  await page.goto('/de-de/account/')
  await expectAccessible(page)
  await page.getByRole('link', { name: `Bestellung ${grouped(id)}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bestellung ${grouped(id)}`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Versandt' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expect(page.getByRole('link', { name: 'Sendung JJD0001 verfolgen, DHL' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.dhl\.de\/.*JJD0001$/,
  )
  await expect(page.getByRole('link', { name: 'Ware zurücksenden' })).toHaveAttribute(
    'href',
    new RegExp(`^https://returns\\.veduta\\.example/veduta-de/orders\\?filter%5Binvoice_number%5D=${id}`),
  )
  await expectAccessible(page)
  const [invoice] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Rechnung als PDF' }).click(),
  ])
  expect((await readFile(await invoice.path())).subarray(0, 5).toString()).toBe('%PDF-')
  const [first = ''] = itemKeys(await operate('show', id))
  expect(await operate('return', id, '--item', first)).toContain('partially_returned')
  // Nobody has paid the invoice yet: it becomes smaller.
  expect(await operate('refund', id)).toMatch(/credit note 1 of .*: 5\.00 EUR/)
  await expect
    .poll(async () => (await emailsTo(email))[0], untilSent)
    .toContain('Die Rechnungskorrektur liegt als PDF bei.')
  await page.reload()
  await expect(page.getByText('Teilweise zurückgesendet')).toBeVisible()
  await expectAccessible(page)
  const [credit] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Rechnungskorrektur 1 vom .* als PDF$/ }).click(),
  ])
  expect(credit.suggestedFilename()).toBe(`G-${id}-1.pdf`)
  await page.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' }).click()
  await expect(page.getByLabel('Bestellnummer')).toHaveValue(id)
  await expect(page.getByLabel('Vor- und Nachname')).toHaveValue('Anna Berg')
  await page.goBack()
  await page.getByRole('button', { name: 'Noch einmal kaufen' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/de-de\/basket\//)
})

test.describe('without an account and without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedStatus: [404, 422] })

  test('a guest looks an order up by its number and zip code, and not by one of the two', async ({
    page,
  }) => {
    const id = await placeOrder(10001, { id: null, email: 'guest@example.org' })
    await page.goto('/de-de/service/auftragsstatus/')
    const ask = async (number: string, proof: string) => {
      await page.getByLabel('Bestellnummer').fill(number)
      await page.getByLabel('Postleitzahl oder E-Mail-Adresse').fill(proof)
      await page.getByRole('button', { name: 'Status anzeigen' }).click()
    }
    await ask('12', '')
    await expect(page.getByLabel('Bestellnummer')).toHaveAccessibleDescription(/zwölf Ziffern/)
    const main = page.getByRole('main')
    for (const [number, proof] of [
      [id, '10115'],
      ['999999999999', '50667'],
    ] as const) {
      await ask(number, proof)
      await expect(main.getByRole('alert')).toContainText('Dazu haben wir keine Bestellung gefunden.')
    }
    await ask(grouped(id), '50667')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bestellung ${grouped(id)}`)
    await expect(main).not.toContainText('Linsenweg')
    await page.getByRole('button', { name: 'Rechnung noch einmal senden' }).click()
    await expect(page.getByRole('status')).toContainText('Die Rechnung geht noch einmal')
  })

  test('a guest withdraws from a contract in two steps, line by line, with a receipt', async ({ page }) => {
    const email = `withdraw-${process.pid}@example.org`
    const id = await placeOrder(10001, { id: null, email })
    await page.goto('/de-de/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click()
    await page.getByLabel('Vor- und Nachname').fill('Anna Berg')
    await page.getByLabel('Bestellnummer').fill(grouped(id))
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).first().fill(email)
    await page.getByRole('button', { name: 'Weiter zur Bestätigung' }).click()
    const lines = page.getByRole('group', { name: 'Was möchten Sie zurückgeben?' }).getByRole('checkbox')
    await expect(lines).toHaveCount(3)
    await expect(lines.and(page.locator(':disabled'))).toHaveCount(1)
    await lines.first().uncheck()
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Widerruf ist eingegangen')
    await expect(page.getByRole('status')).toContainText(/Eingang: .* um \d\d:\d\d:\d\d ME/)
    await expect
      .poll(async () => (await emailsTo(email)).find((text) => text.includes('Ihr Widerruf')), untilSent)
      .toMatch(/Eingegangen: .* um \d\d:\d\d:\d\d ME/)
    const [key = ''] = await waitingFor(id)
    expect(await settle(key)).toContain('settled ')
    expect(await waitingFor(id)).toEqual([])
  })
})

for (const { variant, link, confirm, done } of [
  {
    variant: 'cs-cz',
    link: 'Odstoupit od smlouvy',
    confirm: 'Potvrdit odstoupení',
    done: 'Vaše odstoupení jsme přijali',
  },
  {
    variant: 'it-it',
    link: 'Recedere dal contratto',
    confirm: 'Confermare il recesso',
    done: 'Abbiamo ricevuto il Suo recesso',
  },
  {
    variant: 'pl-pl',
    link: 'Odstąp od umowy',
    confirm: 'Potwierdź odstąpienie',
    done: 'Otrzymaliśmy Państwa oświadczenie o odstąpieniu',
  },
])
  test(`in ${variant} a guest withdraws from an unknown order in the same way`, async ({ page }) => {
    await page.goto(`/${variant}/basket/`)
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expectAccessible(page)
    const fields = page.getByRole('main').getByRole('textbox')
    await fields.nth(0).fill('Anna Berg')
    await fields.nth(1).fill('999999999999')
    await fields.nth(2).fill(`${variant}-${process.pid}@example.org`)
    await fields.nth(2).press('Enter')
    await page.getByRole('button', { name: confirm }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(done)
    await expectAccessible(page)
  })

test.describe('a page that a shop lacks', () => {
  test.use({ expectedStatus: [404] })

  test('is not found: withdrawals in Switzerland, other people’s orders for visitors who are not signed in', async ({
    page,
  }) => {
    await page.goto('/de-ch/')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' })).toHaveCount(
      0,
    )
    expect((await page.goto('/de-ch/vertrag-widerrufen/'))?.status()).toBe(404)
    await page.goto('/de-de/account/orders/123456789012/')
    await expect(page).toHaveURL(/\/de-de\/signin\/\?redirectUrl=/)
  })
})

test('a guest cancels a subscription, and gives a reason only where it is required', async ({ page }) => {
  await page.goto('/de-ch/spar-abo/kuendigung/')
  await page.getByLabel('Vor- und Nachname').fill('Anna Berg')
  await page
    .getByRole('textbox', { name: 'E-Mail-Adresse' })
    .first()
    .fill(`cancel-${process.pid}@example.org`)
  await page.getByLabel('Abo- oder Bestellnummer').fill('Abo 7')
  await page.getByRole('button', { name: 'Weiter zur Bestätigung' }).click()
  await expect(page.getByRole('main')).toContainText('zum nächstmöglichen Zeitpunkt')
  await page.getByRole('button', { name: 'Jetzt kündigen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Kündigung ist eingegangen')
})
