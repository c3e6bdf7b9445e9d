import type { ProductType } from '#domain/catalogue/product-type.ts'
import type { ShopCountry } from './shop-country.ts'

/** Medical devices among the goods; sunglasses and glasses against blue light protect eyes that need no correction. */
const DEVICES: readonly ProductType[] = ['rxGlasses', 'readingAids', 'contactLens', 'contactLensCare']

/** Whether what advertises goods has to carry the notice on medical devices. Poland: Dz.U. 2023 poz. 817. */
export const carriesDeviceNotice = (type: ProductType, country: ShopCountry): boolean =>
  country === 'PL' && DEVICES.includes(type)
