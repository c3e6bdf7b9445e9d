import type { ShopConfiguration } from './configuration.ts'

/** Whether a shop offers to try frames on a picture: it has the key of spec §3, whatever that key is. */
export const offersTryOn = ({ customData }: Pick<ShopConfiguration, 'customData'>): boolean =>
  Boolean(customData.vtoApiKey)
