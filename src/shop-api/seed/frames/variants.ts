import type { VariantDraft } from '#shop-api/seed/drafts/draft.ts'
import { ean } from '#shop-api/seed/attributes/ean.ts'
import type { Frame } from './frame.ts'
import { shopSize, sized, weightOf } from './design.ts'
import { STRENGTHS } from '#shop-api/seed/attributes/vocabulary.ts'

/** Sizes, or strengths for reading aids. Larger sizes of more expensive models cost more. */
export function frameVariants(frame: Frame, referenceKey: string, code: string): VariantDraft[] {
  const steps = frame.family === 'readingAids' ? STRENGTHS.slice(1) : frame.sizes
  return steps.map((step) => {
    const isStrength = frame.family === 'readingAids'
    const figures = sized(frame.design.figures, isStrength ? 0 : step)
    const key = `${referenceKey}-${isStrength ? step.toFixed(2) : shopSize(figures.width)}`
    return {
      referenceKey: key,
      euroCents: frame.euroCents + (frame.model.brand.level === 4 && step === 1 ? 1000 : 0),
      values: {
        shopSize: shopSize(figures.width),
        glassesWidth: figures.width,
        lensWidth: figures.lensWidth,
        lensHeight: figures.lensHeight,
        bridgeWidth: figures.bridge,
        templeLength: figures.temple,
        weight: weightOf(frame.design, figures),
        ...(isStrength && { readingStrength: String(step) }),
      },
      texts: { ean: ean(key), manufacturerColorCode: code },
    }
  })
}
