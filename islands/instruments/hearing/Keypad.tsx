import { Button } from '#islands/ui/Button.tsx'
import type { TranslateHearing } from './hearing-texts.ts'
import styles from './Hearing.module.css'

type Props = {
  entry: readonly number[]
  /** The triplet has ended. */
  isReady: boolean
  t: TranslateHearing
  onDigit: (digit: number) => void
  onErase: () => void
  onConfirm: () => void
}

/**
 * Three places for digits, and large keys. A key without effect keeps the focus. Screen readers say what is typed once the triplet has ended, so
 * that no voice speaks into it.
 */
export function Keypad({ entry, isReady, t, onDigit, onErase, onConfirm }: Props) {
  const digit = (value: number) => (
    <Button key={value} look="outline" aria-disabled={entry.length === 3} onClick={() => onDigit(value)}>
      {value}
    </Button>
  )
  return (
    <div className={styles['keypad']}>
      <div className={styles['entry']} aria-hidden="true">
        {[0, 1, 2].map((place) => (
          <span key={place}>{entry[place]}</span>
        ))}
      </div>
      <output className="unseen" aria-label={t('hearing.entry')}>
        {isReady ? entry.join(' ') : ''}
      </output>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map(digit)}
      <Button look="outline" aria-disabled={entry.length === 0} onClick={onErase}>
        {t('hearing.erase')}
      </Button>
      {digit(0)}
      <Button look="main" aria-disabled={entry.length < 3 || !isReady} onClick={onConfirm}>
        {t('hearing.confirm')}
      </Button>
    </div>
  )
}
