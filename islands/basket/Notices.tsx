import type { Notice } from '#islands/stores/basket-state.ts'
import type { SayNotice } from './say.ts'
import styles from './Notices.module.css'

type Props = { notices: readonly Notice[]; t: SayNotice }

const GOOD: ReadonlySet<Notice['kind']> = new Set(['code-applied'])

/** What the shopper is told of his basket; read out as it comes. */
export const Notices = ({ notices, t }: Props) => (
  <div aria-live="polite" className={styles['notices']}>
    {notices.map((notice) => (
      <p key={JSON.stringify(notice)} className={GOOD.has(notice.kind) ? 'note' : 'note bad-note'}>
        {t(`basket.notice.${notice.kind}`, {
          name: 'name' in notice ? notice.name : '',
          quantity: 'quantity' in notice ? notice.quantity : 1,
        })}
      </p>
    ))}
  </div>
)
