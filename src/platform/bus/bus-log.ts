import { z } from 'zod'
import { EVERYTHING } from '#platform/unsent-tags.ts'

/** The number of messages that a log holds at least. */
export const HELD_MESSAGES = 1000

/** What a process sends to all others: names of what changed, without any data of persons. */
type BusMessage = { sender: string; tags: string[] }

/** A message with its place in the log. */
export type BusEntry = BusMessage & { id: string }

/**
 * The messages of all processes in the order of their numbers. The log holds the last ones: a process that has lost its
 * connection reads what it missed.
 */
export type BusLog = {
  /** Adds the messages, all or none, notifies all readers, and returns the id of the last one. */
  append(messages: readonly BusMessage[]): Promise<string>
  /** The entry with this id, if the log still holds it, and all after it. */
  read(from: string): Promise<BusEntry[]>
}

/** As another version of the shop may have written it: what is not understood stands for everything. */
export const busEntry = z.object({
  id: z.string(),
  sender: z.string(),
  tags: z.array(z.string()).catch([EVERYTHING]),
})
