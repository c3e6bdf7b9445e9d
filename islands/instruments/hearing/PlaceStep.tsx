import { useState } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import type { TranslateHearing } from './hearing-texts.ts'
import { RoomWatch } from './RoomWatch.tsx'
import type { UsedHearingCheck } from './use-hearing-check.ts'
import styles from './Hearing.module.css'

const DEVICES = ['headphones', 'loudspeakers'] as const

/** Where and by what the sounds are heard; its press loads them. */
export function PlaceStep({ used, t }: { used: UsedHearingCheck; t: TranslateHearing }) {
  const [device, setDevice] = useState<(typeof DEVICES)[number]>('headphones')
  async function load() {
    if (await used.open()) used.answer({ type: 'place', device })
  }
  return (
    <>
      <p className="text-18">{t('hearing.place')}</p>
      <fieldset className={styles['rows']}>
        <legend className="unseen">{t('hearing.ask.place')}</legend>
        {DEVICES.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="device"
              checked={each === device}
              aria-describedby={`device-${each}`}
              onChange={() => setDevice(each)}
            />
            <span className="strong">{t(`hearing.place.${each}`)}</span>
            <span id={`device-${each}`} className={`quiet ${styles['line']}`}>
              {t(`hearing.place.line.${each}`)}
            </span>
          </label>
        ))}
      </fieldset>
      <RoomWatch room={used.room} t={t} />
      <Button look="main" isBusy={used.sound === 'loading'} onClick={() => void load()}>
        {t('hearing.load')}
      </Button>
    </>
  )
}
