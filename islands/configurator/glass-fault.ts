import type { ConfiguratorAnswerName, Mistake } from '#domain/configurator/answer-name.ts'
import type { TranslateGlass } from './glass-texts.ts'

/** What is wrong with an answer about lenses; null where nothing is. */
export function glassFault(
  name: ConfiguratorAnswerName,
  mistakes: readonly Mistake[],
  t: TranslateGlass,
): string | null {
  const kind = mistakes.find((mistake) => mistake.name === name)?.kind
  if (kind === undefined) return null
  if (kind === 'lens-missing') return t('glass.coatings.need')
  const told = TOLD.find((each) => each === kind)
  if (told) return t(`glass.fault.${told}`)
  if (kind === 'required' && (name === 'design' || name === 'index')) return t(`glass.fault.${name}`)
  if (name === 'office.room' || name === 'office.near') return t('glass.fault.office')
  return t('glass.fault.gone')
}

const TOLD = [
  'addition-missing',
  'antireflex-twice',
  'blank-too-small',
  'blue-filter-twice',
  'frame-too-low',
  'hard-coat-missing',
  'height-too-small',
  'pd-by-instrument',
  'pd-missing',
] as const
