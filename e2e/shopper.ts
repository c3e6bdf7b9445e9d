import { expect, type Page } from './visitor.ts'

/** Three shops for the journeys of shoppers: three languages, three currencies. */
export const SHOPS = [
  {
    variant: 'de-de',
    accessories: '/zubehoer/',
    lenses: '/kontaktlinsen/',
    add: 'In den Warenkorb',
    more: /^Ein Stück mehr/,
    remove: /entfernen$/,
    undo: 'Rückgängig',
    title: 'Warenkorb',
    code: 'Aktionscode',
    apply: 'Einlösen',
    applied: 'Der Code ist eingelöst.',
    drop: 'Code LINSEN5 entfernen',
    discount: 'Rabatt auf Kontaktlinsen',
    gift: 'Dazulegen',
    given: 'Geschenk',
    empty: 'Ihr Warenkorb ist leer.',
    few: /Nur noch ([2-9]) verfügbar/,
    less: /Mehr ist nicht lieferbar, die Menge wurde angepasst/,
    gone: (name: string) => `${name} (1 ×) ist nicht mehr lieferbar und wurde aus dem Warenkorb genommen.`,
  },
  {
    variant: 'pl-pl',
    accessories: '/akcesoria/',
    lenses: '/soczewki-kontaktowe/',
    add: 'Dodaj do koszyka',
    more: /^O jedną sztukę więcej/,
    remove: /^Usuń: /,
    undo: 'Cofnij',
    title: 'Koszyk',
    code: 'Kod promocyjny',
    apply: 'Zastosuj',
    applied: 'Kod został zastosowany.',
    drop: 'Usuń kod LINSEN5',
    discount: 'Rabat na soczewki kontaktowe',
    gift: 'Dodaj prezent',
    given: 'Prezent',
    empty: 'Państwa koszyk jest pusty.',
    few: /Zosta(?:ły|ło) ([2-9]) sztuk/,
    less: /więcej nie mamy, ilość została dostosowana/,
    gone: (name: string) => `${name} (1 ×): produkt jest już niedostępny i został usunięty z koszyka.`,
  },
  {
    variant: 'fr-ch',
    accessories: '/accessoires/',
    lenses: '/lentilles-de-contact/',
    add: 'Ajouter au panier',
    more: /^Une pièce de plus/,
    remove: /^Supprimer /,
    undo: 'Annuler',
    title: 'Panier',
    code: 'Code promotionnel',
    apply: 'Utiliser',
    applied: 'Le code est appliqué.',
    drop: 'Retirer le code LINSEN5',
    discount: 'Remise sur les lentilles',
    gift: 'Ajouter le cadeau',
    given: 'Cadeau',
    empty: 'Votre panier est vide.',
    few: /Plus que ([2-9]) en stock/,
    less: /il n’en reste pas davantage, la quantité a été adaptée/,
    gone: (name: string) => `${name} (1 ×) n’est plus livrable et a été retiré du panier.`,
  },
] as const

export const panel = (page: Page) => page.locator('#basket-panel')
export const lines = (page: Page) => page.locator('[data-key]')
export const field = (page: Page) => lines(page).locator('input[name="quantity"]')
export const count = (page: Page) => page.locator('[data-basket-count]')
export const addOnShelf = (page: Page) => page.locator('.shelf button[form="to-basket"]').first()

/** Adds the first item of a shelf that one click can add. */
export async function fill(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await addOnShelf(page).click()
  await expect(count(page)).toHaveText('1')
}

/** Adds a pack for the right eye, with the first values that a lens of a listing has; `place` counts from 0. */
export async function addLens(page: Page, listing: string, place = 0): Promise<void> {
  await page.goto(listing)
  await page.locator('.shelf .tile > a:first-child').nth(place).click()
  // A press before the page's script has run sends the form, which ends on the basket page.
  await page.waitForURL(/\/p\//)
  const form = page.locator('#lens-form')
  for (const select of await form.locator('.right select:has(option[value=""])').all())
    await select.selectOption({ index: 1 })
  await form.locator('[name="left-quantity"]').selectOption('0')
  await form.locator('button.main').click()
  await expect(count(page)).toHaveText('1', { timeout: 30_000 })
}

/** Minor units of an amount in the format of any of the shops: "7 €", "1 299,90 zł", "CHF 4.95". */
export function minorUnits(written: string): number {
  const [, cents = '00'] = /[.,](\d\d)(?!\d)/.exec(written) ?? []
  return Number(written.replace(/[.,]\d\d(?!\d)/, '').replaceAll(/\D/g, '') + cents)
}

/** The total on the basket page, once no change is pending. */
export async function total(page: Page): Promise<number> {
  await expect(page.locator('dl[aria-busy]')).toHaveCount(0)
  return minorUnits(await page.locator('[data-total]').innerText())
}
