import type { SubmitEvent } from 'react'
import { RED_FLAGS } from '#domain/hearing/hearing-advice.ts'
import { Button } from '#islands/ui/Button.tsx'
import type { TranslateHearing } from './hearing-texts.ts'
import type { UsedHearingCheck } from './use-hearing-check.ts'
import styles from './Hearing.module.css'

/**
 * Signs with which a person sees a doctor, before any sound. A sign may have been ticked before hydration: the form knows. No field has a name, so
 * that a form which is sent without the script carries no sign of an illness into an address.
 */
export function WarningStep({ used, t }: { used: UsedHearingCheck; t: TranslateHearing }) {
  function go(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const ticked = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:checked')]
    const flags = RED_FLAGS.filter((flag) => ticked.some(({ dataset }) => dataset['flag'] === flag))
    used.answer({ type: 'warning', flags })
  }
  return (
    <form className={styles['step']} onSubmit={go}>
      <p className="text-18">{t('hearing.intro')}</p>
      <noscript>
        <p className="bad">{t('hearing.no-script')}</p>
      </noscript>
      <h2 id="signs" className="text-22">
        {t('hearing.ask.warning')}
      </h2>
      <fieldset className={styles['rows']} aria-labelledby="signs">
        {RED_FLAGS.map((flag) => (
          <label key={flag}>
            <input type="checkbox" data-flag={flag} />
            {t(`hearing.flag.${flag}`)}
          </label>
        ))}
      </fieldset>
      <p className="quiet">{t('hearing.age')}</p>
      <Button look="main" type="submit">
        {t('hearing.next')}
      </Button>
    </form>
  )
}
