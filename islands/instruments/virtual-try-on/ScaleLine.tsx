import { pressInstrumentLink } from '#islands/instruments/instrument-link.ts'
import type { TranslateVirtualTryOn } from './virtual-try-on-texts.ts'
import styles from './VirtualTryOn.module.css'

type Props = {
  /** Millimetres. */
  pupilDistance: number | undefined
  /** Without it there is no way to measure. */
  measureHref?: string | undefined
  t: TranslateVirtualTryOn
  number: (value: number) => string
  onMeasured?(pupilDistance: number): void
}

/** Whether the picture is true to scale, and the way to make it so: the instrument opens over this one, and what it measures stays here. */
export function ScaleLine({ pupilDistance, measureHref, t, number, onMeasured }: Props) {
  return (
    <p className={`quiet text-14 ${styles['scale']}`}>
      {pupilDistance === undefined
        ? t('virtual-try-on.average')
        : t('virtual-try-on.measured', { distance: number(pupilDistance) })}{' '}
      {measureHref && (
        <a
          className="link"
          href={measureHref}
          onClick={(event) =>
            void pressInstrumentLink(event, event.currentTarget, ({ pd }) => {
              onMeasured?.('both' in pd ? pd.both : pd.right + pd.left)
            })
          }
        >
          {t('virtual-try-on.measure')}
        </a>
      )}
    </p>
  )
}
