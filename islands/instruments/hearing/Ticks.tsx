import type { TranslateHearing } from './hearing-texts.ts'
import styles from './Hearing.module.css'

/** Progress as one tick for each triplet. */
export const Ticks = ({ done, of, t }: { done: number; of: number; t: TranslateHearing }) => (
  <p className={styles['ticks']}>
    <span className="unseen">{t('hearing.round', { count: Math.min(done + 1, of), most: of })}</span>
    {Array.from({ length: of }, (_, tick) => (
      <span key={tick} aria-hidden="true" data-done={tick < done || undefined} />
    ))}
  </p>
)
