import type { Product } from './product.ts'

type Marked = Pick<Product, 'customData'>

/** Whether frames are made with it: then it is not sold alone. */
export const isRxPart = ({ customData }: Marked): boolean => typeof customData['rxPart'] === 'string'

/** Whether it is a lens itself, without which glasses are not complete. */
export const isLens = ({ customData }: Marked): boolean =>
  customData['rxPart'] === 'lensType' || customData['rxPart'] === 'index'
