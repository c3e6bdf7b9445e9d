import type { Notice } from '#islands/stores/basket-state.ts'
import { noticeText } from './notice-text.ts'
import type { TranslateNotice } from './translate.ts'
import styles from './Notices.module.css'

type Props = { notices: readonly Notice[]; t: TranslateNotice }

/** Notices about changes since the page was loaded. */
export const Notices = ({ notices, t }: Props) => (
  <div className={styles['notices']}>
    {notices.map((notice) => (
      <p key={JSON.stringify(notice)} className="note bad-note">
        {noticeText(notice, t)}
        {'href' in notice && (
          <>
            {' '}
            {t('basket.notice.kept')} <a href={notice.href}>{t('basket.notice.other-lenses')}</a>
          </>
        )}
      </p>
    ))}
  </div>
)
