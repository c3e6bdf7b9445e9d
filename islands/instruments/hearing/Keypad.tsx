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

/** Three places for digits, and large keys. */
export function Keypad({ entry, isReady, t, onDigit, onErase, onConfirm }: Props) {
  const digit = (value: number) => (
    <Button key={value} look="outline" disabled={entry.length === 3} onClick={() => onDigit(value)}>
      {value}
    </Button>
  )
  return (
    <div className={styles['keypad']}>
      <output className={styles['entry']} aria-label={t('hearing.entry')}>
        {[0, 1, 2].map((place) => (
          <span key={place}>{entry[place] ?? <span className="unseen">{t('hearing.empty')}</span>}</span>
        ))}
      </output>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map(digit)}
      <Button look="outline" disabled={entry.length === 0} onClick={onErase}>
        {t('hearing.erase')}
      </Button>
      {digit(0)}
      <Button look="main" disabled={entry.length < 3 || !isReady} onClick={onConfirm}>
        {t('hearing.confirm')}
      </Button>
    </div>
  )
}
