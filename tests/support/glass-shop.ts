import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import type { ConfiguratorContext } from '#domain/configurator/context.ts'
import { LENS_INDICES } from '#domain/prescription/lens-index.ts'
import { rxPartsOf, type RxPart } from '#domain/prescription/rx-part.ts'
import { aContext, TYPED } from './configurator-context.ts'
import { aPrice, aProduct, aVariant } from './goods.ts'

export const part = (customData: Record<string, unknown>, prices: Record<string, number>): RxPart[] =>
  rxPartsOf(
    aProduct(5, {
      customData,
      variants: Object.entries(prices).map(([referenceKey, cents], at) =>
        aVariant(at + 1, { referenceKey, price: aPrice(cents) }),
      ),
    }),
  )
export const design = (key: string, kind: string, cents: number) =>
  part({ rxPart: 'lensType', design: kind }, { [key]: cents })
export const index = (key: string, cents: number) =>
  part(
    { rxPart: 'index', indexKey: key },
    {
      [key]: cents,
      [`${key}_nocoat`]: cents - 20,
      [`${key}_omnichannel`]: cents,
      [`${key}_compact`]: cents + 20,
    },
  )
export const SHOP = [
  ...design('single', 'single-vision', 6900),
  ...design('comfort', 'progressive', 18_900),
  ...design('premium', 'progressive', 29_900),
  ...design('office', 'office', 14_900),
  ...index('index_cr', 100),
  ...index('index_ch', 5000),
  ...index('index_ad', 11_000),
]
export const context = (frame: Partial<ConfiguratorContext['frame']> = {}, offered: RxPart[] = SHOP) =>
  aContext({
    frame: { ...aContext().frame, indices: LENS_INDICES.slice(0, 3), ...frame },
    offered,
  })
export const ADDITION: ConfiguratorAnswers = { ...TYPED, 'right.addition': '2,00', 'left.addition': '2,00' }
export const LATER: ConfiguratorAnswers = { lensType: 'type_ei', source: 'later' }
