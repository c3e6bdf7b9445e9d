import { checkPrescription } from '#domain/prescription/check-prescription.ts'
import { orderedTint } from '#domain/prescription/ordered-tints.ts'
import { tintName } from '#domain/prescription/tint-name.ts'
import { type GivenLenses, lensPower } from '#domain/virtual-try-on/lens-power.ts'
import type { ConfiguratorAnswers } from './answer-name.ts'
import { prescriptionOf } from './typed-prescription.ts'
import type { ConfiguratorContext } from './context.ts'

/** The lenses of the answers, for trying the frame on with them; null where no index is chosen yet. A tint that cannot be drawn is left out. */
export function tryOnLenses(
  answers: ConfiguratorAnswers,
  { offered, fromOrder }: Pick<ConfiguratorContext, 'offered' | 'fromOrder'>,
): GivenLenses | null {
  const { right, left } = checkPrescription(prescriptionOf(answers, fromOrder).prescription).prescription
  const lens = offered.find((part) => part.kind === 'index' && part.referenceKey === answers.index)
  const tint = offered.find((part) => part.kind === 'tint' && part.referenceKey === answers.tint)
  if (lens?.kind !== 'index') return null
  const name = tint?.kind === 'tint' ? tintName(tint.tintingType, tint.color) : ''
  return {
    index: lens.index.index,
    ...(lens.centreThickness !== null && { centre: lens.centreThickness }),
    ...(orderedTint(name) && { tint: name }),
    right: lensPower(right),
    left: lensPower(left),
  }
}
