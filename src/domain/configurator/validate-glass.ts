import { checkConfiguration } from '#domain/prescription/configuration.ts'
import { NEAR_DISTANCES, readOfficeDistance, ROOM_DISTANCES } from '#domain/prescription/office-distance.ts'
import { type ConfiguratorAnswers, type Mistake, mistake } from './answer-name.ts'
import { pupilDistanceOf } from './measured-distance.ts'
import { prescriptionOf } from './typed-prescription.ts'
import type { ConfiguratorContext } from './context.ts'

/** What keeps the lenses from being made for the values, in the frame. */
export function glassMistakes(
  answers: ConfiguratorAnswers,
  { frame, offered, fromOrder }: ConfiguratorContext,
): Mistake[] {
  const design = offered.find((part) => part.kind === 'lensType' && part.referenceKey === answers.design)
  const index = offered.find((part) => part.kind === 'index' && part.referenceKey === answers.index)
  const values = answers.source === 'later' ? 'later' : prescriptionOf(answers, fromOrder).prescription
  const parts = [design, index].filter((part) => part !== undefined)
  const pupilDistance = values === 'later' ? undefined : pupilDistanceOf(answers, values, fromOrder)
  const { checks } = checkConfiguration(frame, 'type_ei', values, { parts, unknown: [], pupilDistance })
  return [
    ...(design ? [] : [mistake('design', 'required')]),
    ...(design?.kind === 'lensType' && design.design === 'office' ? officeMistakes(answers) : []),
    ...(index ? [] : [mistake('index', 'required')]),
    ...checks.flatMap(({ kind }) => {
      const name = LENS_FIELD[kind]
      return name ? [mistake(name, kind)] : []
    }),
  ]
}

/** Office lenses are ground for a room and for work in front of it. */
export const officeMistakes = (answers: ConfiguratorAnswers): Mistake[] => [
  ...(readOfficeDistance(answers['office.room'], NEAR_DISTANCES[0])
    ? []
    : [mistake('office.room', 'required')]),
  ...(readOfficeDistance(ROOM_DISTANCES[0], answers['office.near'])
    ? []
    : [mistake('office.near', 'required')]),
]

/** What is wrong with the lens, by the field that changes it. */
const LENS_FIELD: Partial<Record<string, 'design' | 'index'>> = {
  'frame-too-low': 'design',
  'addition-missing': 'design',
  'pd-by-instrument': 'design',
  'pd-missing': 'design',
  'index-not-available': 'index',
  'blank-too-small': 'index',
  'height-too-small': 'index',
  'compact-not-progressive': 'index',
  'coating-needed': 'index',
}
