import { Button } from '#islands/ui/Button.tsx'
import type { TranslateHearing } from './hearing-texts.ts'
import type { Room } from './use-room.ts'
import styles from './Hearing.module.css'

/** Offers the microphone, and says what it is doing. The check goes on without it. */
export function RoomWatch({ room, t }: { room: Room; t: TranslateHearing }) {
  const { microphone, finding } = room
  const isOn = microphone === 'opening' || microphone === 'open'
  return (
    <section className={styles['room']}>
      <p id="room-line" className="quiet">
        {t('hearing.room.line')}
      </p>
      <Button
        look="outline"
        aria-describedby="room-line"
        isBusy={microphone === 'opening'}
        onClick={isOn ? room.close : room.open}
      >
        {t(isOn ? 'hearing.room.close' : 'hearing.room.open')}
      </Button>
      <output>
        {microphone === 'open' && t(`hearing.room.${finding}`)}
        {microphone !== 'open' && microphone !== 'off' && t(`hearing.room.${microphone}`)}
      </output>
    </section>
  )
}
