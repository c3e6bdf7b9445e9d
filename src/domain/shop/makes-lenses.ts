import type { Variant } from '#domain/catalogue/product.ts'
import { isFree } from '#domain/catalogue/zero-price.ts'
import type { Flags } from './configuration.ts'

/** Whether a shop sells a frame with lenses made to values. A frame that is given with its lenses needs a flag of its own. Spec §9. */
export const makesLensesFor = (
  {
    onlineShop,
    rxConfigurator,
    zeroCostFrames,
  }: Pick<Flags, 'onlineShop' | 'rxConfigurator' | 'zeroCostFrames'>,
  frame: Pick<Variant, 'price'>,
): boolean => onlineShop && rxConfigurator && (zeroCostFrames || !isFree(frame))
