import { FLAGS, type Flags, type ShopConfiguration } from '#domain/shop/configuration.ts'

const ALL_ON: Flags = Object.assign({}, ...FLAGS.map((flag) => ({ [flag]: true })))

/** The German shop with every feature on. */
export const aConfiguration = (rest: Partial<ShopConfiguration> = {}): ShopConfiguration => ({
  shopId: 10001,
  name: 'Veduta',
  country: 'DEU',
  locale: 'de-DE',
  currency: 'EUR',
  domain: null,
  googleTagId: null,
  flags: ALL_ON,
  experiments: {},
  orderReturnPortal: null,
  customData: {},
  ...rest,
})
