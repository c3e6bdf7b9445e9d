import type { Job } from '#server/images/job.ts'
import type { DrawingRoom } from '#server/images/drawing-room.ts'

/** A drawing room that writes down what it is asked for and answers when it is told to. */
export function silentRoom() {
  const asked: { job: Job; urgency: string; finish(bytes: Uint8Array): void; fail(error: Error): void }[] = []
  const room: DrawingRoom = {
    draw: (job, urgency) =>
      new Promise((resolve, reject) => {
        asked.push({ job, urgency, finish: resolve, fail: reject })
      }),
    ready: () => {},
    close: async () => {},
  }
  return { room, asked }
}

/** A drawing room whose pictures are a few bytes that name the job. */
export function quickRoom() {
  const drawn: Job[] = []
  const room: DrawingRoom = {
    draw: async (job) => {
      drawn.push(job)
      return Buffer.from(`${job.encoding.format} ${job.width}x${job.height}`)
    },
    ready: () => {},
    close: async () => {},
  }
  return { room, drawn }
}
