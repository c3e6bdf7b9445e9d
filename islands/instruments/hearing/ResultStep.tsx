import type { HearingAdvice } from '#domain/hearing/hearing-advice.ts'
import {
  type HearingNorm,
  type HearingRange,
  isNearBound,
  type Presentation,
  THRESHOLD_ERROR,
} from '#domain/hearing/hearing-norm.ts'
import { Button } from '#islands/ui/Button.tsx'
import type { TranslateHearing } from './hearing-texts.ts'
import styles from './Hearing.module.css'

type Props = {
  /** In dB. It is drawn and not written: the number would look like a finding. */
  threshold: number
  norm: HearingNorm
  range: HearingRange
  advice: HearingAdvice
  presentation: Presentation
  isNormed: boolean
  visitHref: string
  t: TranslateHearing
  onRestart: () => void
}

/** One of three ranges in words, the place on a bar with its uncertainty, and one next step. */
export function ResultStep(props: Props) {
  const { threshold, norm, range, advice, presentation, isNormed, visitHref, t, onRestart } = props
  return (
    <>
      <p className="text-22">{t(`hearing.range.${range}`)}</p>
      {/* In words what the bar shows beside its range. */}
      {isNearBound(threshold, norm) && <p className="unseen">{t('hearing.near-bound')}</p>}
      <Bar {...{ threshold, norm, t }} />
      <p className="text-18">{t(`hearing.advice.${advice}`)}</p>
      <div className={styles['actions']}>
        {/* With each result, so that the page that it leads to does not learn which it was. */}
        <a className={`button ${advice === 'visit' ? 'main' : 'outline'}`} href={visitHref}>
          {t('hearing.visit')}
        </a>
        <Button look={advice === 'repeat' ? 'main' : 'outline'} onClick={onRestart}>
          {t('hearing.repeat')}
        </Button>
      </div>
      <ul className={`quiet text-14 ${styles['notes']}`}>
        {/* It explains what is drawn alone. */}
        <li aria-hidden="true">{t('hearing.bar')}</li>
        {presentation === 'diotic' && <li>{t('hearing.diotic')}</li>}
        {!isNormed && <li>{t('hearing.not-normed')}</li>}
        {/* A good result says it in its advice. */}
        {advice !== 'nothing' && <li>{t('hearing.no-examination')}</li>}
        <li>{t('hearing.not-stored')}</li>
      </ul>
    </>
  )
}

/** How far the bar goes beyond its bounds, in dB. */
const BEYOND = 6
const WIDTH = 100

function Bar({ threshold, norm, t }: Pick<Props, 'threshold' | 'norm' | 't'>) {
  const from = norm.goodUpTo - BEYOND
  const to = norm.poorAbove + BEYOND
  const x = (value: number) => ((Math.min(to, Math.max(from, value)) - from) / (to - from)) * WIDTH
  const parts = [
    ['good', from, norm.goodUpTo],
    ['unclear', norm.goodUpTo, norm.poorAbove],
    ['poor', norm.poorAbove, to],
  ] as const
  return (
    <div className={styles['bar']} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} 8`} preserveAspectRatio="none">
        {parts.map(([part, start, end]) => (
          <rect key={part} className={styles[part]} x={x(start)} y="2" width={x(end) - x(start)} height="4" />
        ))}
        <rect
          className={styles['error']}
          x={x(threshold - THRESHOLD_ERROR)}
          y="1"
          width={x(threshold + THRESHOLD_ERROR) - x(threshold - THRESHOLD_ERROR)}
          height="6"
        />
        <rect className={styles['place']} x={x(threshold) - 0.25} y="0" width="0.5" height="8" />
      </svg>
      <p className="text-14">
        {parts.map(([part, start, end]) => (
          <span key={part} style={{ width: `${x(end) - x(start)}%` }}>
            {t(`hearing.bar.${part}`)}
          </span>
        ))}
      </p>
    </div>
  )
}
