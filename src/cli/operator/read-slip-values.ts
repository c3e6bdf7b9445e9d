import { type ConfiguratorAnswers, TYPED_EYE_FIELDS } from '#domain/configurator/answer-name.ts'
import { typedPrescription } from '#domain/configurator/typed-prescription.ts'
import { AXIS_SCHEMES } from '#domain/prescription/axis-scheme.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'
import type { Options } from './parse-command.ts'
import { printableLine } from './printable.ts'

/** In place of values: the lens is made as the other one. */
const BALANCE_LENS = 'balance'

const EXAMPLE = 'write sphere=-2.25,cylinder=-0.5,axis=170,pd=32'

/**
 * Reads `--right sphere=-2.25,cylinder=-0.5,axis=170,pd=32 --left …`, as shoppers type them: a base also as a direction, a prism also in two parts
 * (`prism=3+2,prismBase=in+up`), and with `--axes int` axes after INT. A message where something cannot be read.
 */
export function readSlipValues({ right = '', left = '', axes }: Options): Prescription | string {
  if (axes !== undefined && AXIS_SCHEMES.every((each) => each !== axes))
    return `--axes says how the slip counts axes: ${AXIS_SCHEMES.join(', ')}`
  const answers: ConfiguratorAnswers = { axisScheme: axes ?? 'tabo' }
  for (const [side, text] of [
    ['right', right],
    ['left', left],
  ] as const) {
    if (text === BALANCE_LENS) {
      answers[`${side}.sphere`] = 'bal'
      continue
    }
    for (const part of text.split(',').filter((each) => each !== '')) {
      const [name = '', value = ''] = part.split('=', 2)
      const field = [...TYPED_EYE_FIELDS, 'hpd' as const].find((each) => each === name.trim())
      if (!field) return `${printableLine(part)} is no value: ${EXAMPLE}`
      answers[`${side}.${field}`] = value
    }
  }
  const { prescription, mistakes } = typedPrescription(answers)
  const [mistake] = mistakes
  if (mistake)
    return `${printableLine(`${mistake.name}=${answers[mistake.name] ?? ''}`)} is no value (${mistake.kind}): ${EXAMPLE}`
  return prescription
}
