/** Seconds beyond its length after which a sound that has not ended is given up. */
const GRACE = 5

/**
 * Plays a sound to its end.
 *
 * @param seconds How long it is.
 * @throws Where the browser does not let it sound, or never ends it: a device that rings, or a page in the background, suspends it.
 */
export function playToEnd(
  context: Pick<AudioContext, 'resume'>,
  source: EventTarget & Pick<AudioScheduledSourceNode, 'start' | 'stop'>,
  seconds: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(giveUp, (seconds + GRACE) * 1000)
    function giveUp(cause?: unknown) {
      clearTimeout(timer)
      // It must not begin later, when nobody waits for it any more.
      source.stop()
      reject(new Error('play a sound to its end', { cause }))
    }
    source.addEventListener(
      'ended',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
    source.start()
    context.resume().catch(giveUp)
  })
}
