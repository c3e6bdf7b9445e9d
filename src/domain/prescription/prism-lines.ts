import { labelled } from '#domain/text/labelled.ts'
import { EYES, type EyeSide, type Prescription } from './eye-field.ts'
import { formatEyeValue } from './format-eye-value.ts'
import type { PrismDirection } from './prism-base.ts'
import { partsOfPrism } from './prism-parts.ts'

type PrismText = `prescription.value.${EyeSide | 'prism'}` | `values.base.${PrismDirection}`

/**
 * The prism of each eye that has one, with its unit and the direction of its base, in its horizontal and its vertical part: "Rechts: Prisma 3,00 cm/m innen
 * + 2,00 cm/m oben". A table has it as one number and degrees, which few slips have.
 */
export const prismLines = (values: Prescription, intl: string, t: (key: PrismText) => string): string[] =>
  EYES.flatMap((side) => {
    const { prism, prismBase } = values[side]
    if (prism === undefined || prismBase === undefined) return []
    const parts = partsOfPrism({ prism, base: prismBase }, side).map(
      (part) => `${formatEyeValue('prism', part.prism, intl)} ${t(`values.base.${part.direction}`)}`,
    )
    const line = `${t('prescription.value.prism')} ${parts.join(' + ')}`
    return [labelled(t(`prescription.value.${side}`), line, intl)]
  })
