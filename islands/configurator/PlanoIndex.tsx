import { planoIndex } from '#domain/prescription/lens-material.ts'
import type { GlassText } from './glass-texts.ts'
import type { StepProps } from './step-props.ts'

/** Which index lenses without power have where the frame does not hold the usual one; nothing in other frames. */
export function PlanoIndex({
  view,
  answers,
  shop,
  t,
}: Pick<StepProps<GlassText>, 'view' | 'answers' | 'shop' | 't'>) {
  if (answers.lensType !== 'type_none' || !view.frame.isRimless) return null
  const index = new Intl.NumberFormat(shop.intl).format(planoIndex('rimless'))
  return <p className="text-14 quiet">{t('glass.plano.rimless', { index })}</p>
}
