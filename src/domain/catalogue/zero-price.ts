import type { Variant } from './product.ts'

/** Whether it costs nothing: a frame that is given with its lenses, or a service that belongs to them. Spec §9 "zero-cost frames". */
export const isFree = ({ price }: Pick<Variant, 'price'>): boolean => price.withTax === 0
