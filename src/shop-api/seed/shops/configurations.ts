import { LENS_TYPES } from '#domain/prescription/configuration.ts'
import { LENS_INDICES } from '#domain/prescription/lens-index.ts'
import { TINTING_TYPES } from '#domain/prescription/tinting-type.ts'
import type { Flag, Flags, ShopConfiguration } from '#domain/shop/configuration.ts'
import type { shop } from '#shop-api/schema/shop.ts'
import { SHOPS, type SeededShop } from './shops.ts'

/**
 * The shops where a feature is on, by code; each flag differs between shops so that tests can cover it. The online shop, its
 * glasses with lenses, values of earlier orders, subscriptions and the reminders of contact lenses are on in all nine: a test builds one without them.
 */
const ON: Record<Flag, readonly string[]> = {
  syte: ['de-de', 'de-at', 'it-it'],
  rxConfigurator: SHOPS.map(({ code }) => code),
  freeRxShipping: ['de-de', 'de-at', 'it-it', 'de-it'],
  zeroCostFrames: ['de-de', 'de-at'],
  pdTool: ['de-de', 'de-at', 'de-ch', 'fr-ch', 'it-ch'],
  subscription: SHOPS.map(({ code }) => code),
  storeMode: ['de-de', 'de-at', 'de-ch'],
  qrCodeByCountry: ['de-at', 'de-ch', 'fr-ch', 'it-ch'],
  onlineShop: SHOPS.map(({ code }) => code),
  backInStock: ['de-de', 'de-at', 'de-ch', 'fr-ch', 'it-ch', 'pl-pl'],
  lensReminder: SHOPS.map(({ code }) => code),
  rxValuesFromOrder: SHOPS.map(({ code }) => code),
  rxOrderHistoryCache: ['de-de', 'de-at'],
  yellowPrice: ['pl-pl', 'cs-cz'],
  prismaVtoColors: ['pl-pl'],
}

export type ShopOptions = {
  /** Shops whose online shop is closed: their basket, checkout, account and sign-in are not found (spec §6). */
  closed?: readonly string[]
}

export const shopRows = (options: ShopOptions = {}): (typeof shop.$inferInsert)[] =>
  SHOPS.map((seeded) => ({
    id: seeded.id,
    name: nameOf(seeded),
    country: seeded.country,
    language: seeded.language,
    currency: seeded.currency,
    configuration: configurationOf(seeded, options),
    properties: [
      { key: 'rxLensTypes', value: LENS_TYPES.join(',') },
      { key: 'carriers', value: CARRIERS[seeded.country].join(',') },
    ],
  }))

const CARRIERS: Record<SeededShop['country'], readonly string[]> = {
  DE: ['DHL', 'DPD', 'EXPRESS'],
  AT: ['POST_AT', 'DPD'],
  CZ: ['POST_CZ', 'ZASILKOVA'],
  PL: ['INPOST_PL', 'DPD'],
  CH: ['POST_CH', 'EXPRESS'],
  IT: ['DHL', 'EXPRESS'],
}

const nameOf = ({ country, code }: SeededShop): string =>
  country === 'CZ' ? 'Veduta Optika' : country === 'PL' ? 'Veduta Optyk' : `Veduta ${code.toUpperCase()}`

function configurationOf(seeded: SeededShop, { closed = [] }: ShopOptions): ShopConfiguration {
  const { id, code, country3, locale, currency, country } = seeded
  const isOn = (flag: Flag) => ON[flag].includes(code) && !(flag === 'onlineShop' && closed.includes(code))
  return {
    shopId: id,
    name: nameOf(seeded),
    country: country3,
    locale,
    currency,
    domain: null,
    googleTagId: TAGS[country] ?? null,
    flags: flagsOf(isOn),
    experiments: EXPERIMENTS[code] ?? {},
    orderReturnPortal: RETURNS[country] ?? null,
    customData: {
      pdTool: isOn('pdTool'),
      deliveryEstimatesProductType: DELIVERY_DAYS,
      rxLensTypes: [...LENS_TYPES],
      rxLensQualityIndex: LENS_INDICES.map(({ tier }) => tier),
      rxTintingTypes: [...TINTING_TYPES],
      rxFreeServiceProduct: 'veduta-service-fitting',
      fraud0TagId: null,
      syteScriptTagUrl: null,
      vtoApiKey: null,
    },
  }
}

const flagsOf = (isOn: (flag: Flag) => boolean): Flags => ({
  syte: isOn('syte'),
  rxConfigurator: isOn('rxConfigurator'),
  freeRxShipping: isOn('freeRxShipping'),
  zeroCostFrames: isOn('zeroCostFrames'),
  pdTool: isOn('pdTool'),
  subscription: isOn('subscription'),
  storeMode: isOn('storeMode'),
  qrCodeByCountry: isOn('qrCodeByCountry'),
  onlineShop: isOn('onlineShop'),
  backInStock: isOn('backInStock'),
  lensReminder: isOn('lensReminder'),
  rxValuesFromOrder: isOn('rxValuesFromOrder'),
  rxOrderHistoryCache: isOn('rxOrderHistoryCache'),
  yellowPrice: isOn('yellowPrice'),
  prismaVtoColors: isOn('prismaVtoColors'),
})

/** Invented container ids: well-formed for the tag manager, but without content. */
const TAGS: Partial<Record<SeededShop['country'], string>> = {
  DE: 'GTM-VEDUTA1',
  AT: 'GTM-VEDUTA2',
  CH: 'G-VEDUTACH01',
  PL: 'GTM-VEDUTA4',
}

/** `control` and `out_of_scope` mean inactive. */
const EXPERIMENTS: Record<string, Record<string, string>> = {
  'de-de': { yellowPrice: 'control' },
  'de-at': { yellowPrice: 'variant' },
  'de-ch': { yellowPrice: 'out_of_scope' },
}

const RETURNS: Partial<Record<SeededShop['country'], { domain: string; portal: string }>> = {
  DE: { domain: 'https://returns.veduta.example', portal: 'veduta-de' },
  AT: { domain: 'https://returns.veduta.example', portal: 'veduta-at' },
  CH: { domain: 'https://returns.veduta.example', portal: 'veduta-ch' },
}

/** Working days until a product of each kind arrives that needs no making, from and to. */
const DELIVERY_DAYS = {
  rxGlasses: { from: 2, to: 4 },
  sunglasses: { from: 2, to: 4 },
  readingAids: { from: 2, to: 4 },
  blueLightBlockingGlasses: { from: 2, to: 4 },
  contactLens: { from: 1, to: 3 },
  contactLensCare: { from: 1, to: 3 },
  hearingAidsMerchandise: { from: 2, to: 4 },
  merchandise: { from: 2, to: 4 },
}
