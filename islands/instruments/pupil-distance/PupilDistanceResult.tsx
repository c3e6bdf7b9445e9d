import { EYE_PLUS_MINUS, type PupilDistance } from '#domain/face/pupil-distance.ts'
import { roundedNearPupilDistance } from '#domain/prescription/near-pupil-distance.ts'
import { greatestPowerFor } from '#domain/prescription/pupil-distance-tolerance.ts'
import { Button } from '#islands/ui/Button.tsx'
import { DistanceScale } from './DistanceScale.tsx'
import type { TranslatePupilDistance } from './pupil-distance-texts.ts'
import styles from './PupilDistance.module.css'

type Props = {
  result: PupilDistance
  /** In mm, of what the lenses are for; undefined for far. */
  distance: number | undefined
  visitHref: string
  /** Where a page waits for the value. */
  onUse?: (() => void) | undefined
  onAgain(): void
  t: TranslatePupilDistance
  number: (value: number, digits?: number) => string
}

/** Never one bare number: how it was measured, how far off it may be and what it is good for stand beside it. */
export function PupilDistanceResult({ result, distance, visitHref, onUse, onAgain, t, number }: Props) {
  const { plusMinus, eyes, method } = result
  const { right, left } = eyes ?? {}
  const power = greatestPowerFor(plusMinus)
  return (
    <>
      <h2 className="text-22">{t('pupil-distance.result')}</h2>
      <p className="text-48 figures">{t('pupil-distance.value', { both: number(result.both), plusMinus })}</p>
      <DistanceScale {...result} />
      <p className="text-18">
        {power === null
          ? t('pupil-distance.enough.any')
          : t('pupil-distance.enough.up-to', { power: number(power, 2) })}
      </p>
      {right !== undefined && left !== undefined && (
        <p className="figures">
          {t('pupil-distance.eyes', {
            right: number(right),
            left: number(left),
            plusMinus: number(EYE_PLUS_MINUS),
          })}
        </p>
      )}
      <ul className={styles['notes']}>
        <li>{t(`pupil-distance.method.${method}`)}</li>
        <li>{t('pupil-distance.far')}</li>
        {distance !== undefined && (
          <li>
            {t('pupil-distance.near', {
              distance: distance / 10,
              both: number(roundedNearPupilDistance(result.both, distance)),
            })}
          </li>
        )}
        <li>{t('pupil-distance.progressive')}</li>
      </ul>
      <div className={styles['actions']}>
        {onUse && (
          <Button look="main" onClick={onUse}>
            {t('pupil-distance.use')}
          </Button>
        )}
        <Button look="outline" onClick={onAgain}>
          {t('pupil-distance.again')}
        </Button>
        <a className="button outline" href={visitHref} target="_top">
          {t('pupil-distance.visit')}
        </a>
      </div>
    </>
  )
}
