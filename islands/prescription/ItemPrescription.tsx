import type { ShownPrescription } from '#domain/prescription/shown-prescription.ts'
import { PrescriptionValues } from './PrescriptionValues.tsx'
import type { TranslatePrescription } from './prescription-texts.ts'

type Props = { shown: ShownPrescription | null; intl: string; t: TranslatePrescription }

/** The values of an item, or that they are still missing. */
export function ItemPrescription({ shown, intl, t }: Props) {
  if (shown === null) return null
  if (shown.kind === 'missing') return <p className="text-14 strong">{t('prescription.missing')}</p>
  const { values, eyes, measured, office } = shown
  return <PrescriptionValues {...{ values, eyes, measured, office, intl, t }} />
}
