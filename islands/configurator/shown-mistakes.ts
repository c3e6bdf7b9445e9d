import type {
  ConfiguratorAnswerName,
  ConfiguratorAnswers,
  Mistake,
} from '#domain/configurator/answer-name.ts'
import type { ConfiguratorContext } from '#domain/configurator/context.ts'
import { validateStep } from '#domain/configurator/validate-step.ts'

/** What a value alone can be wrong in, whatever the others are. */
const OF_ONE_VALUE = new Set(['unreadable', 'point-missing', 'out-of-range', 'not-a-step'])

/** What the lenses that were ordered lack: nothing is wrong with the values alone. */
const OF_LENSES = new Set(['addition-missing', 'pd-by-instrument', 'pd-missing'])

/** Powers and distances that are not made online. A direction beyond its circle is a slip of the pen. */
export const isBeyondRange = ({ name, kind }: Mistake): boolean =>
  kind === 'out-of-range' && !/axis|Base$/u.test(name)

type Fields = {
  /** Fields that were wrong when the shopper wanted to go on. */
  reported: readonly Mistake[]
  /** Fields that the shopper has left. */
  left: ReadonlySet<string>
  focused: string | null
}

/**
 * The mistakes that are shown while values are typed: those of the last attempt as long as they last, of a field that was left what is
 * wrong with itself, and the axis that a cylinder lacks.
 */
export function shownMistakes(
  answers: ConfiguratorAnswers,
  context: ConfiguratorContext,
  { reported, left, focused }: Fields,
): Mistake[] {
  const names = new Set<ConfiguratorAnswerName>(reported.map(({ name }) => name))
  const ofLenses = reported.filter(({ name, kind }) => OF_LENSES.has(kind) && name !== focused)
  const ofValues = validateStep('values', answers, context).filter(({ name, kind }) => {
    if (names.has(name) || kind === 'pd-of-other-use') return true
    if (name === focused) return false
    if (kind === 'axis-missing') return focused !== name.replace('axis', 'cylinder')
    return left.has(name) && OF_ONE_VALUE.has(kind)
  })
  return [...ofValues, ...ofLenses]
}
