import { eyeLine } from '#domain/prescription/eye-line.ts'
import type { ShownPrescription } from '#domain/prescription/shown-prescription.ts'
import type { EYE_LINE_TEXTS } from './prescription-texts.ts'

type Props = {
  shown: ShownPrescription | null
  intl: string
  t: (key: (typeof EYE_LINE_TEXTS)[number]) => string
}

/** What the lens of each eye is ground to, in one line, where there is no room for a table. */
export function EyeLines({ shown, intl, t }: Props) {
  if (shown === null) return null
  if (shown.kind === 'missing')
    return <span className="text-14 strong">{t('prescription.missing.short')}</span>
  return shown.eyes.map((eye) => (
    <span key={eye} className="text-14 quiet figures">
      {t(`prescription.short.${eye}`)} {eyeLine(shown.values, eye, intl)}
    </span>
  ))
}
