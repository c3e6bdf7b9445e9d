import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { pupilDistanceOf } from '#domain/configurator/measured-distance.ts'
import { prescriptionOf } from '#domain/configurator/typed-prescription.ts'
import type { ConfiguratorContext } from '#domain/configurator/context.ts'
import { measuredLine } from '#domain/prescription/measured-line.ts'
import { isByInstrument } from '#domain/prescription/pupil-distance-source.ts'
import { isPupilDistanceGoodEnough } from '#domain/prescription/pupil-distance-tolerance.ts'

type Props = {
  answers: ConfiguratorAnswers
  context: Pick<ConfiguratorContext, 'fromOrder' | 'offered'>
  intl: string
  t: (
    key:
      | 'prescription.pd.card'
      | 'prescription.pd.iris'
      | 'prescription.pd.enough'
      | 'prescription.pd.not-enough',
  ) => string
}

/** How an instrument has measured the pupil distance, and whether that is enough for the values in the chosen lenses. Nothing for other distances. */
export function MeasuredDistance({ answers, context: { fromOrder, offered }, intl, t }: Props) {
  const { prescription } = prescriptionOf(answers, fromOrder)
  const source = pupilDistanceOf(answers, prescription, fromOrder)
  const lenses = offered.find((part) => part.kind === 'lensType' && part.referenceKey === answers.design)
  if (!isByInstrument(source) || lenses?.kind !== 'lensType') return null
  const isEnough = isPupilDistanceGoodEnough(prescription, lenses.design, source.plusMinus)
  return (
    <p>
      {measuredLine(source, intl, t)}
      <br />
      {t(isEnough ? 'prescription.pd.enough' : 'prescription.pd.not-enough')}
    </p>
  )
}
