import type { MessageKey } from '#i18n/messages.ts'
import type { TableField } from '#domain/prescription/prescription-table.ts'
import type { PupilDistanceMethod } from '#domain/prescription/pupil-distance-source.ts'
import type { PrismDirection } from '#domain/prescription/prism-base.ts'
import type { EyeSide, LensUse } from '#domain/prescription/eye-field.ts'

type SheetText =
  | 'title'
  | 'order'
  | 'due'
  | 'frame'
  | 'size'
  | 'parts'
  | 'minus'
  | 'plus'
  | 'affirmed'
  | 'unaffirmed'
  | 'plano'
  | 'plano-index'
  | 'corridor'
  | 'heights'
  | 'remark'
  | 'outline'
  | 'nose'
  | 'temple'
  | 'above'
  | 'below'
  | 'blank'
  | 'prism'

/** The texts of a job sheet. */
export type SheetKey = Extract<
  MessageKey,
  | `prescription.sheet.${SheetText}`
  | `prescription.value.${EyeSide}`
  | `prescription.use.${LensUse}`
  | 'prescription.balance'
  | 'prescription.optician'
  | 'prescription.office'
  | `values.base.${PrismDirection}`
  | `prescription.pd.${PupilDistanceMethod}`
  | `prescription.short.${TableField}`
>

/** No shop is in English, but workshops are. */
export const ENGLISH_SHEET: Record<SheetKey, string> = {
  'prescription.sheet.title': 'Job sheet',
  'prescription.sheet.order': 'Order',
  'prescription.sheet.due': 'Delivery by',
  'prescription.sheet.frame': 'Frame',
  'prescription.sheet.size': 'Size',
  'prescription.sheet.parts': 'Lenses and extras',
  'prescription.sheet.minus': 'Minus cylinder',
  'prescription.sheet.plus': 'Plus cylinder',
  'prescription.sheet.affirmed': 'Values affirmed on {date}, text version {version}',
  'prescription.sheet.unaffirmed': 'Values not affirmed',
  'prescription.sheet.plano': 'Plano: lenses without power',
  'prescription.sheet.plano-index': 'Index at least {index}',
  'prescription.sheet.corridor': 'Length of the corridor: {length} mm',
  'prescription.sheet.heights': 'Fitting heights not measured',
  'prescription.sheet.remark': 'Remark on the values',
  'prescription.sheet.outline': 'Frame from the front with lens centres and smallest blanks, actual size',
  'prescription.sheet.nose': '{distance} mm towards the nose',
  'prescription.sheet.temple': '{distance} mm towards the temple',
  'prescription.sheet.above': '{distance} mm above the middle',
  'prescription.sheet.below': '{distance} mm below the middle',
  'prescription.sheet.blank': 'blank at least {diameter} mm',
  'prescription.sheet.prism': 'Centration is moved by 0.25 mm for each cm/m against the base of the prism.',
  'prescription.pd.prescription': 'PD as in the prescription',
  'prescription.office': 'Sharp range',
  'prescription.pd.card': 'PD measured by tool (card)',
  'prescription.pd.iris': 'PD measured by tool (iris)',
  'prescription.pd.branch': 'PD measured in a branch',
  'prescription.balance': 'BAL: balance lens, as thick as the other one',
  'prescription.optician': 'Prism over 3 cm/m or vertical: an optician checks it before the lenses are made.',
  'values.base.in': 'in',
  'values.base.out': 'out',
  'values.base.up': 'up',
  'values.base.down': 'down',
  'prescription.use.far': 'For far',
  'prescription.use.intermediate': 'For intermediate distances',
  'prescription.use.near': 'For near',
  'prescription.value.right': 'Right',
  'prescription.value.left': 'Left',
  'prescription.short.sphere': 'SPH',
  'prescription.short.cylinder': 'CYL',
  'prescription.short.axis': 'AX',
  'prescription.short.addition': 'ADD',
  'prescription.short.prism': 'PRISM',
  'prescription.short.prismBase': 'BASE',
  'prescription.short.pd': 'PD',
  'prescription.short.hpd': 'HT',
  'prescription.short.baseCurve': 'BC',
  'prescription.short.diameter': 'DIA',
  'prescription.short.color': 'Colour',
}
