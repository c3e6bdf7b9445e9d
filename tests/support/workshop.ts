import type { CustomData } from '#domain/basket/basket.ts'
import type { OrderItem } from '#domain/order/order.ts'
import { inGroup } from './basket-items.ts'
import { aProduct, attributesOf, aVariant } from './goods.ts'
import { anOrderItem } from './orders.ts'

type Look = { rimType?: string; frameMaterial?: string; frameShape?: string }

/** Plus cylinder, ±0, prisms, an addition and a fitting height. */
export const UNUSUAL = {
  right: {
    sphere: 0,
    cylinder: 1.25,
    axis: 7,
    addition: 2.25,
    prism: 1.5,
    prismBase: 90,
    pd: 31.5,
    hpd: 22,
  },
  left: { sphere: -5.75, addition: 2.25, prism: 0.75, prismBase: 180, pd: 32, hpd: 21.5 },
}

/** A frame of 52 × 40 mm with a bridge of 18. */
export const aFrameItem = (
  key: string,
  group: string,
  customData: CustomData = { prescriptionValues: UNUSUAL },
  look: Look = {},
): OrderItem =>
  anOrderItem(key, {
    ...inGroup(group, true),
    customData: { lensType: 'type_ei', ...customData },
    product: aProduct(Number(key.slice(1)), {
      attributes: attributesOf({
        brand: 'Veduta',
        frameColor: 'Havana',
        rimType: 'full',
        frameMaterial: 'acetate',
        frameShape: 'panto',
        ...look,
      }),
    }),
    variant: aVariant(Number(key.slice(1)), {
      referenceKey: 'brera-havana-52',
      attributes: attributesOf({
        lensWidth: '52',
        lensHeight: '40',
        bridgeWidth: '18',
        templeLength: '140',
        glassesWidth: '136',
      }),
    }),
  })

/** A frame with other measures, in mm. */
export const ofSize = (frame: OrderItem, size: { lensWidth?: number; lensHeight?: number }): OrderItem => ({
  ...frame,
  variant: {
    ...frame.variant,
    attributes: {
      ...frame.variant.attributes,
      ...attributesOf(Object.fromEntries(Object.entries(size).map(([name, value]) => [name, String(value)]))),
    },
  },
})

/** A part of a pair, by its reference key and what it is. */
export const aPartItem = (
  key: string,
  group: string,
  referenceKey: string,
  customData: CustomData,
  lensColor?: string,
): OrderItem =>
  anOrderItem(key, {
    ...inGroup(group),
    product: aProduct(Number(key.slice(1)), { name: referenceKey, customData }),
    variant: {
      ...aVariant(Number(key.slice(1)), lensColor ? { attributes: attributesOf({ lensColor }) } : {}),
      referenceKey,
    },
  })

/** A progressive lens of 1.67 with a coating, tinted brown. */
export const somePartItems = (group: string): OrderItem[] => [
  aPartItem('i21', group, 'rx-progressive-premium', { rxPart: 'lensType', design: 'progressive' }),
  aPartItem('i22', group, 'index_ad', { rxPart: 'index', indexKey: 'index_ad' }),
  aPartItem('i23', group, 'rx-tint-tinted-brown', { rxPart: 'tint', tintingType: 'tinted' }, 'brown'),
  aPartItem('i24', group, 'rx-coating-antireflex', { rxPart: 'coating' }),
  aPartItem('i25', group, 'veduta-service-fitting', { rxPart: 'service' }),
]
