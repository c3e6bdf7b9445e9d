import { shopConfiguration } from '#contract/shop-api/shop.ts'
import { FLAGS } from '#domain/shop/configuration.ts'

/** Shop 1 is German and sells in euro; the others are Czech, Polish and French. */
export const SHOPS = { de: 1, cs: 2, pl: 3, fr: 4 }
/** A fifth one, which few tests need. */
export const ITALIAN_SHOP = 5

const IDS = { ...SHOPS, it: ITALIAN_SHOP }

const COUNTRIES: Record<keyof typeof IDS, { country: string; currency: string }> = {
  de: { country: 'DE', currency: 'EUR' },
  cs: { country: 'CZ', currency: 'CZK' },
  pl: { country: 'PL', currency: 'PLN' },
  fr: { country: 'CH', currency: 'CHF' },
  it: { country: 'IT', currency: 'EUR' },
}

const shopRow = (language: keyof typeof IDS) => {
  const { country, currency } = COUNTRIES[language]
  const id = IDS[language]
  const configuration = shopConfiguration.parse({
    shopId: id,
    name: `Shop ${id}`,
    country,
    locale: `${language}-${country}`,
    currency,
    domain: null,
    googleTagId: null,
    flags: Object.fromEntries(FLAGS.map((flag) => [flag, true])),
    experiments: {},
    orderReturnPortal: null,
    customData: { deliveryEstimatesProductType: { hearingAidsMerchandise: { from: 6, to: 8 } } },
  })
  return { id, name: configuration.name, country, language, currency, configuration }
}

export const SHOP_ROWS = [shopRow('de'), shopRow('cs'), shopRow('pl'), shopRow('fr')]
export const ITALIAN_SHOP_ROW = shopRow('it')
