import type { Filter } from '#domain/catalogue/filter.ts'
import { frameDimensions } from '#domain/catalogue/frame-dimensions.ts'
import { attributeValue } from '#domain/catalogue/read-attribute.ts'
import { fittingFrames } from '#domain/configurator/fitting-frames.ts'
import type { ConfiguratorFrame } from '#domain/configurator/view.ts'
import { isRimless } from '#domain/prescription/lens-index.ts'
import { sunLensOf } from '#domain/prescription/sun-lens.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import type { ConfiguredFrame } from './configured-frame.ts'

/** What the steps for lenses and extras need of a frame. */
export type FrameFacts = Pick<ConfiguratorFrame, 'width' | 'sunLens' | 'isRimless' | 'links'>

/** Without the filters of the listing that its links lead to, these show all of it. */
export async function frameFacts(
  ctx: Context,
  code: VariantCode,
  { product, variant }: Pick<ConfiguredFrame, 'product' | 'variant'>,
): Promise<FrameFacts> {
  const steps = (product.categories ?? []).flat()
  const root = steps.find(({ shopLevelCustomData }) => shopLevelCustomData?.handle) ?? steps[0]
  const filters = root ? await filtersOf(ctx, code, root.categoryId) : []
  const path = root ? `/${root.categoryUrl.replaceAll(/^\/+|\/+$/g, '')}/` : '/'
  const { progressive, smaller } = fittingFrames(filters, attributeValue(variant.attributes, 'shopSize'))
  return {
    width: frameDimensions(variant.attributes, product.attributes)?.width ?? null,
    sunLens: sunLensOf(product, variant),
    isRimless: isRimless(attributeValue(product.attributes, 'rimType')),
    links: { progressive: path + progressive, smaller: path + smaller },
  }
}

const filtersOf = (ctx: Context, code: VariantCode, categoryId: number): Promise<Filter[]> =>
  ctx
    .shop(code)
    .filters({ where: { categoryId } })
    .catch((error: unknown) => {
      ctx.log.warn({ error }, 'frames that fit better are linked without their filter')
      return []
    })
