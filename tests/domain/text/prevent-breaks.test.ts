import { expect, test } from 'vitest'
import { preventBreaks } from '#domain/text/prevent-breaks.ts'

/** Spaces that do not break are shown as _, joints as |. */
const shown = (text: string) => preventBreaks(text).replaceAll('\u00A0', '_').replaceAll('\u2060', '|')

test.each([
  ['per E-Mail oder e-shop', 'per E-|Mail oder e-|shop'],
  ['UN-Kaufrecht, Spar-Abo', 'UN-Kaufrecht, Spar-Abo'],
  ['Lunettes anti-lumière bleue', 'Lunettes anti-|lumière bleue'],
  ['in 10–15 giorni', 'in 10–|15_giorni'],
  ['innerhalb von 24 Stunden', 'innerhalb von 24_Stunden'],
  ['v 9 a do 14 dnů', 'v 9 a do 14_dnů'],
  ['am 1. November 2026 erstellt', 'am 1._November 2026 erstellt'],
  ['vydáno 1. listopadu', 'vydáno 1._listopadu'],
  ['mar. 1er décembre 2026, mar 1º dicembre', 'mar. 1er_décembre 2026, mar 1º_dicembre'],
  ['in 10 bis 15. Brillen', 'in 10_bis 15. Brillen'],
  ['Version 2.30 Tage', 'Version 2.30 Tage'],
  ['Art. 6 Abs. 1, čl. 9 odst. 2', 'Art. 6 Abs. 1, čl. 9 odst. 2'],
  ['Lagerplatz 11, 8400 Winterthur', 'Lagerplatz_11, 8400_Winterthur'],
  ['Am Alten Messplatz 14, 86153 Augsburg', 'Am Alten Messplatz_14, 86153_Augsburg'],
  ['EN 301 und ISO 21987', 'EN_301_und ISO_21987'],
  ['Kategorie 4 ist dunkel', 'Kategorie_4_ist dunkel'],
  ['Kategorien 1 und 2', 'Kategorien_1_und 2'],
  ['de catégorie 3', 'de catégorie_3'],
  ['Telefon +49 89 99998 140, montags', 'Telefon +49_89_99998_140, montags'],
  ['etwa 49 □ 21 · 140 am Bügel', 'etwa 49_□_21_·_140 am Bügel'],
  ['5,8 × 3,6 mm, Karte · PayPal', '5,8_×_3,6 mm, Karte · PayPal'],
  ['zboží (*): …', 'zboží_(*):_…'],
  ['Ein Satz ohne Zahl', 'Ein Satz ohne Zahl'],
])('%s', (text, expected) => {
  expect(shown(text)).toBe(expected)
})
