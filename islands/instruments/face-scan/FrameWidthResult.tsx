import type { ReactNode } from 'react'
import { fittingSpan, type FrameSizes, type FrameWidth, widthClass } from '#domain/face/width-class.ts'
import { writeWidthSpan } from '#domain/listing/width-span.ts'
import styles from '#islands/instruments/pupil-distance/PupilDistance.module.css'
import type { TranslateResult } from './face-scan-texts.ts'

type Props = {
  result: FrameWidth
  sizes: FrameSizes
  t: TranslateResult
  /** How it was found. */
  notes: readonly string[]
  /** Beside the links to the listings. */
  children?: ReactNode
}

/** The class of a width, two of them where it is not certain, and the frames that fit. */
export function FrameWidthResult({ result, sizes: { bounds, listings }, t, notes, children }: Props) {
  const { width, plusMinus } = result
  const { medium, wide } = bounds
  const span = fittingSpan(result)
  return (
    <>
      <h2 className="text-22">{t('face-scan.result')}</h2>
      <div>
        <p className="text-48">{t(`face-scan.class.${widthClass(result, bounds)}`)}</p>
        <p className="text-22 figures">{t('face-scan.value', { width, plusMinus })}</p>
      </div>
      <ul className={styles['notes']}>
        {[...notes, t('face-scan.bounds', { medium, wide })].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <div className={styles['actions']}>
        {listings.map(({ label, path }, at) => (
          <a
            key={path}
            className={at === 0 ? 'button main' : 'button outline'}
            href={`${path}?width=${writeWidthSpan(span)}`}
            target="_top"
          >
            {t('face-scan.frames', { category: label, from: span.least, to: span.most })}
          </a>
        ))}
        {children}
      </div>
    </>
  )
}
