import { useEffect, useState } from 'react'
import { NO_LEVELS, type RoomFinding, roomFinding, withLevel } from '#domain/hearing/room-level.ts'
import { type MicrophoneState, roomMicrophone } from './room-microphone.ts'

/** The room around the listener, if the listener lets the microphone watch it. What the check itself plays does not count. */
export function useRoom(isPlaying: boolean) {
  const [microphone, setMicrophone] = useState<MicrophoneState>('off')
  const [finding, setFinding] = useState<RoomFinding>('listening')
  const [watch] = useState(() => watchRoom(setMicrophone, setFinding))
  useEffect(() => watch.ignore(isPlaying), [watch, isPlaying])
  useEffect(() => {
    addEventListener('pagehide', watch.close)
    return () => {
      removeEventListener('pagehide', watch.close)
      watch.close()
    }
  }, [watch])
  return { microphone, finding, open: watch.open, close: watch.close }
}

export type Room = ReturnType<typeof useRoom>

function watchRoom(
  onMicrophone: (state: MicrophoneState) => void,
  onFinding: (finding: RoomFinding) => void,
) {
  let levels = NO_LEVELS
  let isIgnored = false
  const { open, close } = roomMicrophone(onMicrophone, (level) => {
    if (isIgnored) return
    levels = withLevel(levels, level)
    onFinding(roomFinding(levels))
  })
  return {
    open() {
      levels = NO_LEVELS
      onFinding('listening')
      void open()
    },
    close,
    ignore(is: boolean) {
      isIgnored = is
    },
  }
}
