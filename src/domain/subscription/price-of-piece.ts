import type { SubscriptionLine } from './subscription.ts'

/** The price of a piece of a line in words: contact lenses, which alone have values, are priced by the pack. */
export const priceOfPiece = (
  { values }: Pick<SubscriptionLine, 'values'>,
  price: string,
  t: (key: 'basket.each' | 'basket.each.pack', values: { price: string }) => string,
): string => t(values === null ? 'basket.each' : 'basket.each.pack', { price })
