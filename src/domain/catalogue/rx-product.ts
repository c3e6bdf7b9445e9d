import type { Product } from './product.ts'

type Marked = Pick<Product, 'customData'>

/** Whether frames are made with it: then it is not sold alone. */
export const isRxPart = ({ customData }: Marked): boolean => typeof customData['rxPart'] === 'string'

/** Whether it is work on glasses that comes with them, like their fitting: nothing that is made or sent. */
export const isRxService = ({ customData }: Marked): boolean => customData['rxPart'] === 'service'

/** Whether it is a lens made to values. */
export const isLens = ({ customData }: Marked): boolean =>
  customData['rxPart'] === 'lensType' || customData['rxPart'] === 'index'

/** Whether it makes the lens of glasses, without which they are not complete: made to values, or tinted without. */
export const isLensOrTint = (product: Marked): boolean =>
  isLens(product) || product.customData['rxPart'] === 'tint'
