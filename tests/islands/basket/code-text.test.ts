import { expect, test } from 'vitest'
import type { ItemPromotion } from '#domain/promotion/promotion.ts'
import { refusalText } from '#islands/basket/code-text.ts'
import type { TranslatePage } from '#islands/basket/translate.ts'
import type { Notice } from '#islands/stores/basket-state.ts'
import { messages } from '#i18n/messages.ts'
import { aDiscount, forBasket, forItems } from '#tests/support/promotions.ts'

const lacking = (...conditions: ItemPromotion['conditions']): ItemPromotion => ({
  ...aDiscount('p', 10, { conditions }),
  isValid: false,
  failedConditions: conditions,
})
const refused = (...unmet: ItemPromotion[]): Notice => ({ kind: 'code-unknown', code: 'SEHEN10', unmet })
const shop = { intl: 'de-DE', currency: 'EUR', base: '', basketHref: '/', checkoutHref: null }
const t: TranslatePage = messages('de-de')

test.each<[string, Notice[], string | undefined]>([
  ['nothing where no code was refused', [{ kind: 'code-applied' }], undefined],
  ['no reason where none is known', [refused()], 'Dieser Code gilt nicht für Ihren Warenkorb.'],
  [
    'the value that is needed',
    [refused(lacking(forBasket('basket.total >= 5000')))],
    'SEHEN10 gilt ab 50\u00A0€ Warenwert.',
  ],
  [
    'the pieces that are needed',
    [refused(lacking(forBasket('basket.quantity >= 2')))],
    'SEHEN10 gilt ab 2 Stück.',
  ],
  [
    'that it is for other goods',
    [refused(lacking(forItems('item.category in 3')))],
    'SEHEN10 gilt für keinen Artikel in Ihrem Warenkorb.',
  ],
])('the answer to a code says %s', (_, notices, text) => {
  expect(refusalText(notices, { shop, t })).toBe(text)
})
