import { minor, type Minor } from '#domain/money/price.ts'

/** What goods still lack until their parcel is free, in minor units; 0 where it is. `goods` is their total after all reductions. */
export const missingForFreeDelivery = (goods: Minor, from: Minor): Minor => minor(Math.max(0, from - goods))
