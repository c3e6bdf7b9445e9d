import { glassChoice } from '#domain/configurator/glass-choice.ts'
import { isThickInLargeFrame } from '#domain/prescription/lens-comparison.ts'
import { MEAN_PD } from '#domain/prescription/lens-thickness.ts'
import { warnsOfTraffic } from '#domain/prescription/traffic-warning.ts'
import { formatEyeNumber, formatEyeValue } from '#domain/prescription/format-eye-value.ts'
import { numberFormat } from '#domain/text/number-format.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import type { GlassText, TranslateGlass } from './glass-texts.ts'
import { GlassDesigns } from './GlassDesigns.tsx'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { GuideLink } from './GuideLink.tsx'
import { IndexCard } from './IndexCard.tsx'
import { signedMoney } from './signed-money.ts'
import type { StepProps } from './step-props.ts'
import styles from './GlassStep.module.css'

/** What the lenses are ground for, and how thin they are in this frame. */
export function GlassStep({ view, answers, mistakes, shop, t }: StepProps<GlassText>) {
  const { frame, context } = view
  const choice = glassChoice(answers, context)
  // What costs more is said above all cards, as its own may be below the screen.
  const preselected = choice.indices.find(({ isSuggested, surcharge }) => isSuggested && surcharge > 0)
  return (
    <div className={styles['step']}>
      <GlassDesigns
        {...{ choice, answers, frame, mistakes, shop, t }}
        lensHeight={context.frame.lensHeight}
      />
      {warnsOfTraffic(choice.design?.design, view.country) && <p className="note">{t('glass.traffic')}</p>}
      <ChoiceGroup name="index" {...{ mistakes, t }}>
        <p className="quiet">{leadOf(choice.comparison, context.frame.place?.lensWidth, shop.intl, t)}</p>
        {preselected && (
          <p>
            {t('glass.index.preselected', {
              index: numberFormat(shop.intl).format(preselected.index.index),
              price: signedMoney(preselected.surcharge, shop, t),
            })}
          </p>
        )}
        <p>
          <GuideLink to="lens-quality" shop={shop}>
            {t('glass.help')}
          </GuideLink>
        </p>
        <ul className={styles['cards']}>
          {choice.indices.map((option) => (
            <IndexCard key={option.index.key} {...{ option, choice, shop, t }} />
          ))}
        </ul>
      </ChoiceGroup>
      <ul className={`text-14 ${styles['notes']}`}>
        {choice.missing.map((index) => (
          <li key={index} className="quiet">
            <Icon name="info" size={20} />
            <span>
              {t(frame.isRimless && index === 1.5 ? 'glass.missing.rimless' : 'glass.missing.country', {
                index: numberFormat(shop.intl).format(index),
              })}
            </span>
          </li>
        ))}
        {isThickInLargeFrame(choice.comparison, context.frame.place) && (
          <li>
            <Icon name="ruler" size={20} />
            <span>
              {t('glass.thick')}{' '}
              <a className="link" href={shop.base + frame.links.smaller}>
                {t('glass.thick.link')}
              </a>
            </span>
          </li>
        )}
        {context.frame.place &&
          precisionOf(choice.estimated, shop.intl, t).map((line) => (
            <li key={line} className="quiet">
              <Icon name="info" size={20} />
              <span>{line}</span>
            </li>
          ))}
      </ul>
    </div>
  )
}

/** How exact the figures are: computed, or why they are estimates. */
function precisionOf(
  estimated: ReturnType<typeof glassChoice>['estimated'],
  intl: string,
  t: TranslateGlass,
): string[] {
  if (estimated.length === 0) return [t('glass.precision')]
  const pd = formatEyeValue('pd', MEAN_PD, intl)
  return estimated.map((reason) => t(`glass.estimate.${reason}`, { pd }))
}

type Comparison = ReturnType<typeof glassChoice>['comparison']

/** What the drawings show: for whose values, in which frame. */
function leadOf(
  { eye, values, isExample, indices }: Comparison,
  width: number | undefined,
  intl: string,
  t: TranslateGlass,
): string {
  if (width === undefined) return t('glass.index.unmeasured')
  if (isExample) return t('glass.index.example', { values: formatEyeValue('sphere', values.sphere, intl) })
  const isPlus = indices[0]?.drawing?.section.isPlus
  const powers = [
    formatEyeNumber('sphere', values.sphere ?? 0, intl),
    ...(values.cylinder === undefined ? [] : [formatEyeNumber('cylinder', values.cylinder, intl)]),
  ]
  return t(isPlus ? 'glass.index.centre' : 'glass.index.edge', {
    values: [t(`prescription.short.${eye}`), powers.join('\u00A0/\u00A0')].join('\u00A0'),
    width,
  })
}
